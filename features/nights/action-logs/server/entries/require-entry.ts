import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { RecordRef } from '../../contract/index.ts';
import type { StoredLog } from '../log/log-repository.ts';
import { requireEditableLog } from '../log/require-log.ts';
import { loadEntry, type StoredEntry } from './entry-repository.ts';

type Call = { tenant: Tenant; person: Person };

/** An entry that the person may change, with its log, which is held locked. */
export const requireEntry = async (
  call: Call,
  ref: RecordRef,
): Promise<{ entry: StoredEntry; log: StoredLog }> => {
  const known = await loadEntry(call.tenant, ref);
  if (!known) throw notFound();
  const log = await requireEditableLog(call, known.log_id);
  // Again, now that nobody else writes in the log.
  const entry = await loadEntry(call.tenant, ref);
  if (!entry || entry.deleted_at) throw notFound();
  return { entry, log };
};
