import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import {
  CardsSkeleton,
  EmptyState,
  EntryBody,
  LoadProblem,
  RecordSection,
  Timeline,
} from '#platform/web/ui/index';
import { auditLogEndpoints } from '../../contract/index.ts';

type Props = { buildingId: number; name: string; zone: string };

/** The latest 25 entries of a building, and the way to all of them. */
export const LatestEntries = ({ buildingId, name, zone }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery(
    endpointQuery(auditLogEndpoints.listBuildingAuditLog, { params: { id: buildingId }, query: {} }),
  );
  const entries = data?.rows.map(({ id, at, device_at, actor, action, record, note, changes }) => ({
    id,
    kind: 'edit' as const,
    at,
    deviceAt: device_at,
    by: actor?.name ?? null,
    title: (
      <>
        {action} · {record.kind}{' '}
        {record.path ? <AnchorLink to={record.path}>{record.name}</AnchorLink> : record.name}
      </>
    ),
    body: note || changes.length > 0 ? <EntryBody note={note} changes={changes} /> : undefined,
  }));
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
