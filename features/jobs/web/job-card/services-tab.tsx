import { Paper } from '@mantine/core';
import type { Job } from '#features/jobs/contract';
import { ServiceList } from './service-list.tsx';

export const ServicesTab = ({ job }: { job: Job }) => (
  <Paper p="md">
    <ServiceList services={job.services} />
  </Paper>
);
