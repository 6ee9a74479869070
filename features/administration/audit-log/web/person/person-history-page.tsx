import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonFrame } from '#features/accounts/people/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { CardsSkeleton, EmptyState, LoadProblem, RecordSection, Timeline } from '#platform/web/ui/index';
import { auditLogEndpoints, maxEntries } from '../../contract/index.ts';
import { timelineEntry } from '../timeline-entry.tsx';

const step = 50;

const History = ({ userId }: { userId: number }) => {
  const t = useText();
  const [max, setMax] = useState(step);
  const { data, error, refetch, isFetching } = useQuery({
    ...endpointQuery(auditLogEndpoints.listPersonAuditLog, { params: { id: userId }, query: { max } }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <RecordSection id="person-history" title={t('audit-log:person.title')} titleSpace="sm">
      {!data && (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />)}
      {data?.rows.length === 0 && (
        <EmptyState title={t('audit-log:list.empty')} text={t('audit-log:person.empty')} />
      )}
      {data && data.rows.length > 0 && (
        <Timeline entries={data.rows.map((row) => timelineEntry(row, row.action))} />
      )}
      {data?.more && max < maxEntries && (
        <Button
          variant="default"
          mt="md"
          loading={isFetching}
          onClick={() => setMax(Math.min(maxEntries, max + step))}
        >
          {t('audit-log:person.more')}
        </Button>
      )}
    </RecordSection>
  );
};

/** Who changed what about a person, latest first. */
const PersonHistoryPage = () => (
  <PersonFrame part="history">{({ id }) => <History key={id} userId={id} />}</PersonFrame>
);

export default PersonHistoryPage;
