import { findMembership } from '#features/users/server';
import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { belongsOnlyTo, findTwoFactor, removeAuthenticator } from '../two-factor-repository.ts';

/** For somebody who lost phone and recovery codes. A login belongs to its person: a company may do this only while it is
 * the one that the person works for. */
export const resetTwoFactor = async (call: SignedInCall<(typeof twoFactorEndpoints)['resetTwoFactor']>) => {
  const { tenant, person, params, wiring } = call;
  const { identity } = wiring.database;
  const userId = params.id;
  if (!(await findMembership(tenant, userId))) throw notFound();
  if (userId === person.userId) throw refused('two_factor_own');
  if (!(await belongsOnlyTo(identity, userId, tenant.organizationId))) throw refused('two_factor_elsewhere');
  if (!(await findTwoFactor(identity, userId))?.confirmed_at) throw refused('two_factor_not_on');
  await removeAuthenticator(identity, userId);
  await writeAudit(tenant, person, { action: 'user.two-factor-reset', entity: 'user', entityId: userId });
  const { organizationId } = tenant;
  await wiring.queue.add(tenant, 'mail', { organizationId, kind: 'sign-in-changed', userId, news: 'reset' });
  return {};
};
