import { personFilter } from '#features/accounts/access/web';
import { choicesFilter, dateRangeFilter, defineList } from '#platform/web/list/index';
import { auditedKinds, auditLogEndpoints } from '../../contract/index.ts';

export const auditLogList = defineList({
  name: 'audit-log',
  endpoint: auditLogEndpoints.listBuildingAuditLog,
  sorts: ['at'],
  sort: 'at',
  order: 'desc',
  filters: [
    choicesFilter('kind', {
      label: 'audit-log:list.kinds',
      choices: auditedKinds,
      word: (kind, t) => t(`audit-log:kind.${kind}`),
    }),
    personFilter('actor_id', { label: 'audit-log:list.actor' }),
    dateRangeFilter('at', {
      label: 'audit-log:list.days',
      from: 'audit-log:list.from',
      to: 'audit-log:list.to',
    }),
  ],
  phoneSorts: [
    { sort: 'at', order: 'desc', label: 'audit-log:list.newest' },
    { sort: 'at', order: 'asc', label: 'audit-log:list.oldest' },
  ],
});
