import { inScopeSql } from '#features/accounts/access/server';
import { defineFileWriters, type FileChange, type FileOwnerCheck } from '#features/accounts/files/server';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { mayWrite } from '../../contract/index.ts';
import { loadEntry } from '../entries/entry-repository.ts';
import { lockLog, type StoredLog } from '../log/log-repository.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { requireLog } from '../log/require-log.ts';
import { statusConditions } from '../log/row-columns-repository.ts';

const seesLog = async (tenant: Tenant, person: Person, id: number): Promise<boolean> => {
  if (!person.flags.has('hasAccessActionLog')) return false;
  const values = collectValues([tenant.organizationId, id]);
  const where = [
    't.organization_id = $1 and t.id = $2 and t.deleted_at is null',
    ...statusConditions(person),
  ];
  const scope = inScopeSql(tenant, 't.job_id', values);
  const found = await tenant.query({
    text: `select t.id from action_logs t where ${where.join(' and ')}${scope}`,
    values: values.all,
    row: idRow,
  });
  return found.length > 0;
};

/** Clients with a login see the photos that a link would show them. */
const ofEntry: FileOwnerCheck = async (tenant, person, entryId) => {
  const entry = await loadEntry(tenant, entryId);
  if (!entry || entry.deleted_at) return false;
  if (person.license === 'viewer' && entry.visibility !== 'public') return false;
  return seesLog(tenant, person, entry.log_id);
};

export const fileOwners = { 'action-log-entry': ofEntry };

/** Photos are changed by whoever writes in the log, until it is final. */
export const entryPhotos = defineFileWriters<Pick<StoredLog, 'status' | 'porter_id'>>({
  hold: async ({ tenant, person }, entryId) => {
    const entry = await loadEntry(tenant, entryId);
    return entry && lockLog(tenant, person, entry.log_id);
  },
  mayWrite: {
    attachment: (person, log) => person.flags.has('hasAccessActionLog') && mayWrite(log, person),
  },
  isOpen: ({ status }) => status !== 'finalized',
});

export const fileWriters = { 'action-log-entry': entryPhotos };

const changed: FileChange = async (call, { how, file }) => {
  const entry = await loadEntry(call.tenant, file.owner_id);
  if (!entry) return;
  const log = await requireLog(call, entry.log_id);
  await recordLogChange(call, {
    action: `action-log.photo-${how}`,
    log,
    changes: { photos: how === 'deleted' ? [file.name, null] : [null, file.name] },
  });
};

export const fileChanges = { 'action-log-entry': changed };
