import { IconPlayerPlay } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { beginLogHref } from '../addresses.ts';

/** For whoever may begin a log. */
export const BeginLink = () => {
  const t = useText();
  return (
    useFlag('actionLogs.canEdit') && (
      <ButtonLink to={beginLogHref()} leftSection={<IconPlayerPlay size={16} aria-hidden />}>
        {t('action-logs:begin.action')}
      </ButtonLink>
    )
  );
};
