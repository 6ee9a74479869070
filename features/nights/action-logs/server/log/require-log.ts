import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { mayWrite, type RecordRef } from '../../contract/index.ts';
import { lockLog, type StoredLog } from './log-repository.ts';

type Call = { tenant: Tenant; person: Person };

export const requireLog = async ({ tenant, person }: Call, ref: RecordRef): Promise<StoredLog> => {
  const found = await lockLog(tenant, person, ref);
  if (!found) throw notFound();
  return found;
};

/** Refuses a log in which the person may not write, or that is final. */
export const requireEditableLog = async (call: Call, ref: RecordRef): Promise<StoredLog> => {
  const found = await requireLog(call, ref);
  if (!mayWrite(found, call.person)) throw forbidden();
  if (found.status === 'finalized') throw refused('action_log_finalized');
  return found;
};
