import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { KeyWithHistory, keyEndpoints } from '../../contract/index.ts';
import type { StoredKey } from './key-columns-repository.ts';
import { presentKey } from './key-policy.ts';
import { custodiesOf, loadKeys } from './key-repository.ts';

export type KeyCall = { tenant: Tenant; person: Person; now: Date };

/** A key that the person may see, locked for a change. */
export const lockKey = async ({ tenant, person, now }: KeyCall, id: number): Promise<StoredKey> => {
  const [found] = await loadKeys(tenant, [id], { today: dateAt(now, person.timeZone), locked: true });
  if (!found) throw notFound();
  return found;
};

export const keyWithHistory = async (
  { tenant, person, now }: KeyCall,
  id: number,
): Promise<KeyWithHistory> => {
  const [found] = await loadKeys(tenant, [id], { today: dateAt(now, person.timeZone) });
  if (!found) throw notFound();
  return { ...presentKey(found, person), custodies: await custodiesOf(tenant, id) };
};

/** The key after a change. If the caller no longer sees it, as after reporting a key of a job out of scope lost, it is `left`
 * without its custodies. */
export const keyLeft = async (call: KeyCall, left: StoredKey): Promise<KeyWithHistory> => {
  const { tenant, person, now } = call;
  const [found] = await loadKeys(tenant, [left.id], { today: dateAt(now, person.timeZone) });
  return { ...presentKey(found ?? left, person), custodies: found ? await custodiesOf(tenant, left.id) : [] };
};

export const getKey = (call: SignedInCall<(typeof keyEndpoints)['getKey']>) =>
  keyWithHistory(call, call.params.id);
