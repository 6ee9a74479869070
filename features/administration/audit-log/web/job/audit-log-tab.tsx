import { Stack } from '@mantine/core';
import { useJob } from '#features/sites/jobs/web';
import { LatestEntries } from './latest-entries.tsx';

/** The latest changes at each building of a job. */
const AuditLogTab = ({ jobId }: { jobId: number }) => {
  const { job } = useJob(jobId);
  return (
    <Stack gap="lg">
      {job?.buildings.map(({ id, name, time_zone }) => (
        <LatestEntries key={id} buildingId={id} name={name} zone={time_zone} />
      ))}
    </Stack>
  );
};

export default AuditLogTab;
