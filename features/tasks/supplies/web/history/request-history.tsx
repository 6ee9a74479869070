import { Box, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Write } from '#platform/web/outbox/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { AboutSite } from '../outbox/supply-writes.ts';
import { requestsQuery } from '../queries.ts';
import { isStocked, unsentRequests } from '../tab/with-unsent.ts';
import { RequestItem, UnsentItem } from './request-item.tsx';

const [few, many] = [5, 100];

/** The requests of a site with their status. Requests that this device has not sent yet come first. */
export const RequestHistory = ({ site, unsent }: { site: AboutSite; unsent: readonly Write[] }) => {
  const t = useText();
  const [shown, setShown] = useState(few);
  const { data, error, refetch } = useQuery(requestsQuery(site.jobId, shown));
  const waiting = unsentRequests(unsent);
  const requests = data?.rows ?? [];
  return (
    <Box component="section" aria-label={t('supplies:history.title')} mt={24}>
      <Title order={2} size="h3" mb={6}>
        {t('supplies:history.title')}
      </Title>
      {data && requests.length + waiting.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('supplies:history.none')}
        </Text>
      )}
      {requests.length + waiting.length > 0 && (
        <Box component="ul" bd="1px solid var(--cora-border)" bdrs="md" bg="var(--mantine-color-body)">
          {waiting.map((request) => (
            <UnsentItem key={request.id} request={request} />
          ))}
          {requests.map((request) => (
            <RequestItem
              key={request.id}
              site={site}
              request={request}
              isStocked={isStocked(request, unsent)}
            />
          ))}
        </Box>
      )}
      {data && data.total > requests.length && shown === few && (
        <Button variant="subtle" mt={4} mih={44} onClick={() => setShown(many)}>
          {t('supplies:history.more')}
        </Button>
      )}
      {!data &&
        waiting.length === 0 &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={2} />)}
    </Box>
  );
};
