import { Paper, Text, Title } from '@mantine/core';
import type { Job } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import classes from './job-card.module.css';

/** How to get in. Only people who may read the notes are sent them. */
export const AccessNotes = ({ job }: { job: Job }) => {
  const t = useText();
  const noted = job.buildings.filter(({ access_note }) => access_note);
  if (noted.length === 0) return null;
  return (
    <Paper component="section" p="md">
      <Title order={2} mb="xs">
        {t('jobs:card.access')}
      </Title>
      {noted.map(({ id, name, access_note }) => (
        <Text key={id} className={classes.note}>
          {job.buildings.length > 1 && <strong>{name}: </strong>}
          {access_note}
        </Text>
      ))}
    </Paper>
  );
};
