import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { lockRightsFor } from '../rights/lock-rights.ts';
import { updateRights } from '../rights/update-rights.ts';
import { forEachPerson } from './for-each-person.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['changeLicense']>;

/** Changes the license of several people, by the same rules as for one person. */
export const changeLicense = async (call: Call): Promise<BulkOutcome> => {
  const { ids, license } = call.body;
  await lockRightsFor(call);
  return forEachPerson(call, ids, (tenant, id) =>
    updateRights({ ...call, tenant }, id, (held) => ({ ...held, license })),
  );
};
