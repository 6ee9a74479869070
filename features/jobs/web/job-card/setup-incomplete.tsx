import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Job } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import classes from './job-card.module.css';

/** What an imported job still needs. */
export const SetupIncomplete = ({ job }: { job: Job }) => {
  const t = useText();
  const { setup_incomplete: missing } = job;
  if (missing.length === 0) return null;
  return (
    <Alert
      variant="outline"
      color="warning"
      className={classes.setup}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('jobs:setup.title', { count: missing.length })}
      role="note"
    >
      <ul className={classes.missing}>
        {missing.map((what) => (
          <li key={what}>{t(`jobs:setup.${what}`)}</li>
        ))}
      </ul>
    </Alert>
  );
};
