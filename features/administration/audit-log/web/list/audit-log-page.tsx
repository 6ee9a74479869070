import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useBuilding } from '#features/sites/buildings/web';
import { formatDateTime, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { NotAllowed, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type Column, EmptyState, EntryBody, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { type AuditLogEntry, auditLogEndpoints, auditLogColumns as exported } from '../../contract/index.ts';
import { auditLogList } from './audit-log-list.ts';

/** `zone` is the time zone of the building. */
const auditLogColumns =
  (zone: string | undefined) =>
  (phone: boolean, t: Translate): readonly Column<AuditLogEntry>[] => {
    const at: Column<AuditLogEntry> = {
      id: 'at',
      header: t('audit-log:list.at'),
      sort: 'at',
      width: 170,
      card: 'foot',
      cell: ({ at: moment }) => <time dateTime={moment}>{formatDateTime(moment, zone)}</time>,
    };
    const record: Column<AuditLogEntry> = {
      id: 'record',
      header: t('audit-log:list.record'),
      width: 260,
      cell: ({ record: { kind, name } }) => (
        <>
          <Text span inherit>
            {name || kind}
          </Text>
          {name && (
            <Text component="span" display="block" size="sm" c="dimmed">
              {kind}
            </Text>
          )}
        </>
      ),
    };
    return [
      ...(phone ? [record, at] : [at, record]),
      {
        id: 'action',
        header: t('audit-log:list.action'),
        width: 180,
        cell: ({ action }) => action,
        card: 'plain',
      },
      {
        id: 'actor',
        header: t('audit-log:list.actor'),
        width: 180,
        card: 'foot',
        cell: ({ actor, impersonated }) => (
          <>
            {actor?.name ?? t('audit-log:system')}
            {impersonated && ` (${t('audit-log:list.impersonated')})`}
          </>
        ),
      },
      {
        id: 'changes',
        header: t('audit-log:list.changes'),
        card: 'plain',
        cell: ({ note, changes }) => <EntryBody note={note} changes={changes} />,
      },
    ];
  };

const exporting = { endpoint: auditLogEndpoints.exportBuildingAuditLog, columns: exported };

/** Everything that was changed at a building, for people who may see the audit log. */
const AuditLogPage = () => {
  const t = useText();
  const buildingId = useIdParam('buildingId');
  const building = useBuilding(buildingId);
  const mayRead = useFlag('job.canViewAuditLog');
  const columns = useMemo(() => auditLogColumns(building?.time_zone), [building?.time_zone]);
  const title = t('audit-log:titles.page');
  usePageTitle(building && `${title} – ${building.name}`);
  const print = usePrintAction();
  if (!mayRead) return <NotAllowed />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={building?.name}
        breadcrumbs={[{ title: t('jobs:card.crumb'), to: '/map' }, building?.name ?? title]}
        menu={print}
      />
      <RecordList
        list={auditLogList}
        params={{ id: buildingId }}
        label={title}
        searching={t('audit-log:list.search')}
        apply={t('audit-log:list.apply')}
        columns={columns}
        rowLabel={({ record, action }) => `${record.kind} ${record.name}: ${action}`}
        rowHref={({ record }) => record.path ?? undefined}
        exporting={exporting}
        empty={<EmptyState title={t('audit-log:list.empty')} text={t('audit-log:list.emptyText')} />}
      />
    </>
  );
};

export default AuditLogPage;
