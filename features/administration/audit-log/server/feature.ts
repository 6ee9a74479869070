import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { auditLogEndpoints } from '../contract/index.ts';
import { exportBuildingAuditLog } from './export-building-audit-log.ts';
import { listBuildingAuditLog } from './list-building-audit-log.ts';
import { listPersonAuditLog } from './list-person-audit-log.ts';

export const feature = defineServerFeature({
  name: 'audit-log',
  endpoints: auditLogEndpoints,
  handlers: (gather) => {
    const kinds = gather('audited');
    return {
      listBuildingAuditLog: (call) => listBuildingAuditLog(call, kinds),
      listPersonAuditLog: (call) => listPersonAuditLog(call, kinds),
      exportBuildingAuditLog: exportBuildingAuditLog(kinds),
    };
  },
});
