import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { auditLogEndpoints } from '../contract/index.ts';
import { logPage } from './building-log-repository.ts';
import { presentEntries } from './present-entries.ts';
import { requireBuildingLog } from './require-building-log.ts';

export const listBuildingAuditLog = async (
  { tenant, person, params, query, locale }: SignedInCall<(typeof auditLogEndpoints)['listBuildingAuditLog']>,
  kinds: Entries<'audited'>,
) => {
  const log = await requireBuildingLog(tenant, person.flags, params.id, kinds);
  const { rows, ...page } = await logPage(tenant, log, query);
  return { ...page, rows: await presentEntries(tenant, rows, kinds, { locale, zone: log.zone }) };
};
