import { IconAlertTriangle, IconCloudUp } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Given } from '../outbox/given.ts';
import classes from './question.module.css';

/** Says where the latest entry is: refused, or on this device alone. What the server has needs no mark. */
export const KeptMark = ({ given: { kept, refused } }: { given: Given }) => {
  const t = useText();
  if (refused !== null) {
    return (
      <span className={classes.refused}>
        <IconAlertTriangle size={16} aria-hidden />
        {t('inspections:walk.refused', { message: refused })}
      </span>
    );
  }
  // The mark always takes its space: if the label wrapped to make room for it, the target of the next touch would move.
  if (kept !== 'waiting') return <span className={classes.kept} />;
  return (
    <span className={classes.kept} title={t('inspections:walk.onDevice')}>
      <IconCloudUp size={16} aria-label={t('inspections:walk.onDevice')} />
    </span>
  );
};
