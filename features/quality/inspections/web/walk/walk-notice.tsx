import { IconCircleCheck, IconCloudUp } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { inspectionHref } from '../addresses.ts';
import type { Walked } from './use-inspection.ts';
import classes from './walk.module.css';

/** Why nothing can be answered any more, or that completing waits for a connection. */
export const WalkNotice = ({ walked, mayAnswer }: { walked: Walked; mayAnswer: boolean }) => {
  const t = useText();
  const { inspection, isCompleting } = walked;
  if (isCompleting) {
    return (
      <p className={classes.notice} role="status">
        <IconCloudUp size={20} aria-hidden />
        {t('inspections:walk.completing')}
      </p>
    );
  }
  if (mayAnswer) return null;
  return (
    <p className={classes.notice} role="status">
      <IconCircleCheck size={20} aria-hidden />
      {t(inspection.status === 'finalized' ? 'inspections:walk.closed' : 'inspections:walk.readOnly')}
      <ButtonLink variant="default" to={inspectionHref(inspection.id)}>
        {t('inspections:complete.open')}
      </ButtonLink>
    </p>
  );
};
