import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { startHref } from '../addresses.ts';

/** For whoever may begin a report; of one site where it is named. */
export const StartLink = ({ job }: { job?: number }) => {
  const t = useText();
  return (
    useFlag('reports.canEdit') && (
      <ButtonLink to={startHref(job)} leftSection={<IconPlus size={16} aria-hidden />}>
        {t('daily-reports:list.begin')}
      </ButtonLink>
    )
  );
};
