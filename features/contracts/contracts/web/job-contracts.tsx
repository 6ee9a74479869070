import { Paper } from '@mantine/core';
import ContractsPanel from './contracts-panel.tsx';

/** The contracts of a job, on its Job Card. */
const JobContracts = ({ jobId }: { jobId: number }) => (
  <Paper p="md">
    <ContractsPanel jobId={jobId} order={2} />
  </Paper>
);

export default JobContracts;
