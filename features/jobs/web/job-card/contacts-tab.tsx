import { Paper } from '@mantine/core';
import type { Job } from '#features/jobs/contract';
import { ClientContacts } from './client-contacts.tsx';

export const ContactsTab = ({ job }: { job: Job }) => (
  <Paper p="md">
    <ClientContacts jobId={job.id} />
  </Paper>
);
