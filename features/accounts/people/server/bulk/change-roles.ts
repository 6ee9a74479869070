import { findRoles } from '#features/accounts/access/server';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { changeRoleOf, withoutRole, withRole } from '../rights/grant-role.ts';
import { lockRightsFor } from '../rights/lock-rights.ts';
import { forEachPerson } from './for-each-person.ts';

type Call = SignedInCall<(typeof peopleEndpoints)['changeRoles']>;

/** Gives several people a role or takes it away, by the same rules as for one person. */
export const changeRoles = async (call: Call): Promise<BulkOutcome> => {
  const { tenant, body } = call;
  await lockRightsFor(call);
  const [role] = await findRoles(tenant, [body.role_id]);
  if (!role) throw invalid({ role_id: ['invalid_ids'] });
  const next = body.action === 'grant' ? withRole : withoutRole;
  return forEachPerson(call, body.ids, (part, id) =>
    changeRoleOf({ ...call, tenant: part }, { id, roleId: role.id, next }),
  );
};
