import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { lockRightsFor } from '../rights/lock-rights.ts';
import { updateRights } from '../rights/update-rights.ts';
import { forEachPerson } from './for-each-person.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['changeModules']>;

/** Takes modules away from several people, or gives them back, by the same rules as for one person. */
export const changeModules = async (call: Call): Promise<BulkOutcome> => {
  const { action, ids } = call.body;
  const named = new Set<string>(call.body.modules);
  const next = (denied: readonly string[]): string[] => {
    const others = denied.filter((name) => !named.has(name));
    return action === 'deny' ? [...others, ...named] : others;
  };
  await lockRightsFor(call);
  return forEachPerson(call, ids, (tenant, id) =>
    updateRights({ ...call, tenant }, id, (held) => ({
      ...held,
      denied_modules: next(held.denied_modules),
    })),
  );
};
