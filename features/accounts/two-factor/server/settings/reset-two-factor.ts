import { lockMembership } from '#features/accounts/access/server';
import { belongsElsewhere } from '#features/accounts/session/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { resetFactors } from '../two-factor-repository.ts';
import { isInReach } from './is-in-reach.ts';

/** For a person who lost phone, keys and recovery codes. A company may do this only while the login opens no other company,
 * and only a person with at least the same rights may do it. */
export const resetTwoFactor = async (call: SignedInCall<(typeof twoFactorEndpoints)['resetTwoFactor']>) => {
  const { tenant, person, params, wiring } = call;
  const userId = params.id;
  const row = await lockMembership(tenant, userId);
  if (!row || row.deleted_at !== null) throw notFound();
  if (userId === person.userId) throw refused('two_factor_own');
  if (!(await isInReach(tenant, row, person))) throw forbidden('factors_beyond_own');
  if (await belongsElsewhere(tenant, userId)) throw refused('two_factor_elsewhere');
  if (!(await resetFactors(tenant, userId))) throw refused('two_factor_not_on');
  await writeAudit(tenant, person, { action: 'user.two-factor-reset', entity: 'user', entityId: userId });
  const { organizationId } = tenant;
  await wiring.queue.add(tenant, 'mail', { organizationId, kind: 'sign-in-changed', userId, news: 'reset' });
  return {};
};
