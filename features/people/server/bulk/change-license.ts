import type { SignedInCall } from '#platform/server/http/call';
import type { PeopleOutcome, peopleEndpoints } from '../../contract/index.ts';
import { lockRightsFor } from '../rights/lock-rights.ts';
import { moveRights } from '../rights/move-rights.ts';
import { forEachPerson } from './for-each-person.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['changeLicense']>;

/** Another license for several people, under the rules of a change for one. */
export const changeLicense = async (call: Call): Promise<PeopleOutcome> => {
  const { ids, license } = call.body;
  await lockRightsFor(call);
  return forEachPerson(call, ids, (tenant, id) =>
    moveRights({ ...call, tenant }, id, (held) => ({ ...held, license })),
  );
};
