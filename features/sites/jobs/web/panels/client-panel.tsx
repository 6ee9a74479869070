import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { jobEndpoints } from '../../contract/index.ts';
import { ClientContacts } from '../job-card/client-contacts.tsx';
import { useMayReadContacts } from '../job-card/contact-flags.ts';

/** Everybody who sees the job may read the client's name; contacts need the flag. */
const ClientName = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(jobEndpoints.getJob, { params: { id: jobId } }),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  return (
    <>
      <Title order={3}>{data.client.name}</Title>
      <Text size="sm" c="dimmed">
        {t('clients:account', { number: data.client.account_number })}
      </Text>
      <Text mt="md" c="dimmed">
        {t('jobs:contacts.hidden')}
      </Text>
    </>
  );
};

const ClientPanel = ({ jobId }: { jobId: number }) =>
  useMayReadContacts() ? <ClientContacts jobId={jobId} /> : <ClientName jobId={jobId} />;

export default ClientPanel;
