import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useJob } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem, RecordSection, Timeline } from '#platform/web/ui/index';
import { auditLogEndpoints } from '../../contract/index.ts';
import { timelineEntry } from '../timeline-entry.tsx';

type Props = { buildingId: number; name: string; zone: string };

/** The latest 25 entries of a building, with a link to all of them. */
const LatestEntries = ({ buildingId, name, zone }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery(
    endpointQuery(auditLogEndpoints.listBuildingAuditLog, { params: { id: buildingId }, query: {} }),
  );
  const entries = data?.rows.map((entry) => {
    const { action, record } = entry;
    return timelineEntry(
      entry,
      <>
        {action} · {record.kind}{' '}
        {record.path ? <AnchorLink to={record.path}>{record.name}</AnchorLink> : record.name}
      </>,
    );
  });
  return (
    <RecordSection id={`audit-log-${buildingId}`} title={name} titleSpace="sm">
      {!entries && (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />)}
      {entries?.length === 0 && (
        <EmptyState title={t('audit-log:list.empty')} text={t('audit-log:list.emptyText')} />
      )}
      {entries && entries.length > 0 && <Timeline entries={entries} zone={zone} />}
      <AnchorLink to={`/audit-log/building/${buildingId}`}>{t('audit-log:job.all')}</AnchorLink>
    </RecordSection>
  );
};

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
