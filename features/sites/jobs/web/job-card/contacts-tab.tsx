import { Paper } from '@mantine/core';
import { ClientContacts } from './client-contacts.tsx';

const ContactsTab = ({ jobId }: { jobId: number }) => (
  <Paper p="md">
    <ClientContacts jobId={jobId} />
  </Paper>
);

export default ContactsTab;
