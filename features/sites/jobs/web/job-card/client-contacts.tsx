import { Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Address } from '#features/sites/clients/contract';
import {
  ClientFacts,
  ContactList,
  clientHref,
  clientPath,
  MailLink,
  PhoneLink,
} from '#features/sites/clients/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayOpen } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobEndpoints } from '../../contract/index.ts';

const billingLine = ({ line_1, line_2, city, state, zip }: Address): string =>
  [line_1, line_2, city, `${state} ${zip}`].filter(Boolean).join(', ');

/** The client of a job, with its billing address and contacts. */
export const ClientContacts = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const mayOpen = useMayOpen(clientPath);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.listJobClients, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  return data.map((client) => (
    <section key={client.id} aria-label={client.name}>
      <Title order={2}>
        {mayOpen ? (
          <AnchorLink to={clientHref(client.id)} inherit>
            {client.name}
          </AnchorLink>
        ) : (
          client.name
        )}
      </Title>
      <Text size="sm" c="dimmed">
        {t('clients:account', { number: client.account_number })}
      </Text>
      <ClientFacts clientId={client.id} />
      <Group gap="lg" mt={4} mb="xs">
        {client.phone && <PhoneLink name={client.name} phone={client.phone} />}
        {client.email && <MailLink name={client.name} email={client.email} />}
      </Group>
      {client.billing_address && (
        <Text size="sm" mb="xs">
          <Text span c="dimmed">
            {t('jobs:card.billing')}:{' '}
          </Text>
          {billingLine(client.billing_address)}
        </Text>
      )}
      <ContactList contacts={client.contacts} />
    </section>
  ));
};
