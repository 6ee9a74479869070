import { Paper, Text, Title } from '@mantine/core';
import { AccessNote } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import type { Job } from '../../contract/index.ts';

/** The access notes, for people who may read them. They stay hidden until someone opens them. */
export const AccessNotes = ({ job }: { job: Job }) => {
  const t = useText();
  const noted = job.buildings.filter(({ has_access_note }) => has_access_note);
  if (noted.length === 0) return null;
  return (
    <Paper component="section" p="md">
      <Title order={2} mb="xs">
        {t('jobs:card.access')}
      </Title>
      {noted.map(({ id, name }) => (
        <div key={id}>
          {job.buildings.length > 1 && <Text fw={600}>{name}</Text>}
          <AccessNote buildingId={id} />
        </div>
      ))}
    </Paper>
  );
};
