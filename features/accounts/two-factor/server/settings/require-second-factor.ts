import { findMembership, lockMembership, saveMembership } from '#features/accounts/access/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { presentFactors } from './get-person-factors.ts';
import { isInReach } from './is-in-reach.ts';

/** Required of the membership, not of the login: it is a condition for working in this organization. A repeat changes
 * nothing. */
export const requireSecondFactor = async (
  call: SignedInCall<(typeof twoFactorEndpoints)['requireSecondFactor']>,
) => {
  const { tenant, person, params, body, wiring, now } = call;
  const userId = params.id;
  const row = await lockMembership(tenant, userId);
  if (!row || row.deleted_at !== null) throw notFound();
  if (userId === person.userId) throw refused('two_factor_own');
  if (!(await isInReach(tenant, row, person))) throw forbidden('factors_beyond_own');
  if (body.required !== (row.second_factor_since !== null)) {
    const second_factor_since = body.required ? now.toISOString() : null;
    await saveMembership(tenant, userId, { second_factor_since });
    const action = body.required ? 'user.second-factor-required' : 'user.second-factor-waived';
    await writeAudit(tenant, person, { action, entity: 'user', entityId: userId });
    if (body.required && row.status === 'active') {
      const { organizationId } = tenant;
      await wiring.queue.add(tenant, 'mail', {
        organizationId,
        kind: 'sign-in-changed',
        userId,
        news: 'required',
      });
    }
  }
  const saved = await findMembership(tenant, userId);
  return presentFactors(tenant, person, saved ?? row);
};
