import { z } from 'zod';
import { loadMembership, lockMembership, lockRights, rolesWithFlags } from '#features/accounts/access/server';
import { loadLogin } from '#features/accounts/session/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignOnProblem } from '../../contract/index.ts';
import { hasProven } from '../domains/domain-repository.ts';
import { loadBySubject, loadOfPerson, touchIdentity } from '../people/provider-identity-repository.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';
import type { Admission, Arrival } from './arrival.ts';
import { joinAsNew, linkPerson } from './join.ts';

const answered = z.object({ yes: z.boolean().nullable() });

/** Whether nobody could ever open this login, here or elsewhere, as with an invitation that was not followed. */
const isUntouched = async (tenant: Tenant, userId: number): Promise<boolean> => {
  const [row] = await tenant.query({
    text: 'select identity_is_untouched($1, $2) as yes',
    values: [userId, tenant.organizationId],
    row: answered,
  });
  return row?.yes ?? false;
};

/** Why an address of the provider does not count; null if it does. The provider must have verified it, and its domain must be
 * proven by the organization. */
const problemOfAddress = async (tenant: Tenant, person: ProvidedPerson): Promise<SignOnProblem | null> => {
  if (person.email === null) return 'no_email';
  if (!person.verified) return 'unverified';
  const domain = person.email.slice(person.email.lastIndexOf('@') + 1);
  return (await hasProven(tenant, domain)) ? null : 'other_domain';
};

/** Whether the person would manage the organization. An address alone must not be enough for that. */
const wouldManage = async (tenant: Tenant, userId: number): Promise<boolean> =>
  (await rolesWithFlags(tenant, userId)).some(({ flags }) => flags.includes('isAdmin'));

const admitKnownAddress = async (tenant: Tenant, arrival: Arrival, userId: number): Promise<Admission> => {
  const { connection } = arrival;
  const membership = await lockMembership(tenant, userId);
  if (membership && (membership.deleted_at !== null || membership.status === 'deactivated')) {
    return { problem: 'not_active' };
  }
  // An address may have passed to another employee, so it does not open an account that is linked already.
  const known = await loadOfPerson(tenant, userId);
  if (known?.issuer === connection.issuer) return { problem: 'linked_elsewhere' };
  if (!membership && !connection.joins) return { problem: 'no_account' };
  const waits = membership?.status === 'invited' && (await isUntouched(tenant, userId));
  if (!waits || (await wouldManage(tenant, userId))) return { confirm: userId };
  await linkPerson(tenant, arrival, userId);
  return { userId };
};

const admitKnownSubject = async (tenant: Tenant, arrival: Arrival): Promise<Admission | undefined> => {
  const { connection, person, now } = arrival;
  const known = await loadBySubject(tenant, connection.issuer, person.subject);
  if (!known) return undefined;
  const membership = await loadMembership(tenant, known.user_id);
  if (membership?.status !== 'active') return { problem: 'not_active' };
  await touchIdentity(tenant, known, { email: person.email, last_used_at: now.toISOString() });
  return { userId: known.user_id };
};

/** Finds the person by the subject, which is the provider's own id. The address is used only at the first login. */
export const admit = async (tenant: Tenant, arrival: Arrival): Promise<Admission> => {
  const { connection, person, wiring } = arrival;
  const known = await admitKnownSubject(tenant, arrival);
  if (known) return known;
  const problem = await problemOfAddress(tenant, person);
  if (problem) return { problem };
  // Two tabs of a new person must not create two accounts: the second one waits and finds the account of the first.
  await lockRights(tenant);
  const meanwhile = await admitKnownSubject(tenant, arrival);
  if (meanwhile) return meanwhile;
  const login = await loadLogin(wiring.database.identity, person.email ?? '');
  if (login) return admitKnownAddress(tenant, arrival, login.user_id);
  return connection.joins ? joinAsNew(tenant, arrival) : { problem: 'no_account' };
};
