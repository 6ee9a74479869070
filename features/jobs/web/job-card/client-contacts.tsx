import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ContactList, MailLink, PhoneLink } from '#features/clients/web';
import { jobEndpoints } from '#features/jobs/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';

/** The client of a job, with its contacts. */
export const ClientContacts = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.listJobClients, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  return data.map((client) => (
    <section key={client.id} aria-label={client.name}>
      <Title order={2}>{client.name}</Title>
      <Text size="sm" c="dimmed">
        {t('clients:account', { number: client.account_number })}
      </Text>
      <Group gap="lg" mt={4} mb="xs">
        {client.phone && <PhoneLink name={client.name} phone={client.phone} />}
        {client.email && <MailLink name={client.name} email={client.email} />}
      </Group>
      <ContactList contacts={client.contacts} />
    </section>
  ));
};
