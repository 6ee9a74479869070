import {
  grantRole,
  insertMembership,
  loadAnyMembership,
  loadRolesById,
  saveMembership,
} from '#features/accounts/access/server';
import { ensureLogin, reconcileLogin } from '#features/accounts/session/server';
import * as field from '#platform/contract/fields';
import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { saveIdentity } from '../people/provider-identity-repository.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';
import type { Admission, Arrival } from './arrival.ts';

/** First and last name from the names of the provider, which may be missing or unfit. */
const namesOf = ({ firstName, lastName, name, email }: ProvidedPerson) => {
  const [first = '', ...rest] = name.split(/\s+/);
  const [local = ''] = (email ?? '').split('@');
  const valid = (...texts: string[]): string =>
    texts
      .map((text) => text.replace(/[<>]/g, '').slice(0, 100))
      .map((text) => field.personName.safeParse(text))
      .find(({ success }) => success)?.data ?? 'N';
  return { first_name: valid(firstName, first, local), last_name: valid(lastName, rest.join(' '), local) };
};

type Change = Pick<AuditEntry, 'action' | 'from' | 'to' | 'note' | 'changes'>;

/** Writes audit entry and event of what the person has done by logging in. */
const record = async (tenant: Tenant, { wiring }: Arrival, userId: number, change: Change): Promise<void> => {
  const subject = { entity: 'user', entityId: userId };
  await writeAudit(tenant, { userId, impersonated: false }, { ...subject, ...change });
  await wiring.events.publish(tenant, {
    ...subject,
    name: change.action,
    jobId: null,
    actorUserId: userId,
  });
};

const joined = { action: 'user.joined', to: 'active', note: 'single-sign-on' };

/** The role for newcomers. Null if there is none, it was deleted, or it manages the organization by now. */
const roleOfNewcomers = async (tenant: Tenant, { connection }: Arrival): Promise<number | null> => {
  if (!connection.joins || connection.default_role_id === null) return null;
  const [role] = await loadRolesById(tenant, [connection.default_role_id]);
  return role && !role.flags.includes('isAdmin') ? role.id : null;
};

/** Makes the owner of a login a member with the role for newcomers. Returns false when newcomers may not join. */
const becomeMember = async (tenant: Tenant, arrival: Arrival, userId: number): Promise<boolean> => {
  const { person, now } = arrival;
  const role = await roleOfNewcomers(tenant, arrival);
  if (role === null) return false;
  await insertMembership(tenant, {
    ...namesOf(person),
    user_id: userId,
    email: person.email ?? '',
    joined_at: now.toISOString(),
  });
  await grantRole(tenant, userId, role, null);
  await reconcileLogin(tenant, userId);
  await record(tenant, arrival, userId, { ...joined, changes: { role_ids: [[], [role]] } });
  return true;
};

/** Links the identity at the provider to the account, which it opens from then on. An invited person joins; a person who is
 * no member becomes one. Returns false when that is not allowed. */
export const linkPerson = async (tenant: Tenant, arrival: Arrival, userId: number): Promise<boolean> => {
  const { connection, person, now } = arrival;
  const membership = await loadAnyMembership(tenant, userId);
  const isGone = membership && (membership.deleted_at !== null || membership.status === 'deactivated');
  if (isGone || (!membership && !(await becomeMember(tenant, arrival, userId)))) return false;
  if (membership?.status === 'invited') {
    await saveMembership(tenant, userId, { status: 'active', joined_at: now.toISOString() });
    await reconcileLogin(tenant, userId);
    await record(tenant, arrival, userId, { ...joined, from: 'invited' });
  }
  const { subject, email } = person;
  const last_used_at = now.toISOString();
  await saveIdentity(tenant, { issuer: connection.issuer, subject, email, user_id: userId, last_used_at });
  const note = `${connection.issuer} ${email ?? ''}`.trim();
  await record(tenant, arrival, userId, { action: 'user.sign-on-linked', note });
  return true;
};

/** Lets in a person whom nobody has invited, with the role for newcomers. */
export const joinAsNew = async (tenant: Tenant, arrival: Arrival): Promise<Admission> => {
  if ((await roleOfNewcomers(tenant, arrival)) === null) return { problem: 'no_account' };
  const { person, locale } = arrival;
  const login = await ensureLogin(tenant, { email: person.email ?? '', passwordHash: null, locale });
  // Another call has created the login just now. The next try treats it as an existing one.
  if (!login.isNew) return { problem: 'expired' };
  await linkPerson(tenant, arrival, login.userId);
  return { userId: login.userId };
};
