import { useMemo } from 'react';
import { useBuilding } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { NotAllowed, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, usePrintAction } from '#platform/web/ui/index';
import { auditLogEndpoints, auditLogColumns as exported } from '../../contract/index.ts';
import { auditLogColumns } from './audit-log-columns.tsx';
import { auditLogList } from './audit-log-list.ts';

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
