import { settleLogin, takeLogin } from '#features/session/server';
import {
  findAnyMembership,
  findRoles,
  grantRole,
  insertMembership,
  saveMembership,
} from '#features/users/server';
import * as field from '#platform/contract/fields';
import { type AuditEntry, writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { saveIdentity } from '../people/provider-identity-repository.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';
import type { Admission, Arrival } from './arrival.ts';

/** What a provider calls people may be anything; a person has a first and a last name. */
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

/** What the person has done by coming. */
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

/** Null when there is none that a newcomer may get: it was deleted, or has come to manage the company. */
const roleOfNewcomers = async (tenant: Tenant, { connection }: Arrival): Promise<number | null> => {
  if (!connection.joins || connection.default_role_id === null) return null;
  const [role] = await findRoles(tenant, [connection.default_role_id]);
  return role && !role.flags.includes('isAdmin') ? role.id : null;
};

/** Makes a login that exists a member, as new ones are. False when nobody may join. */
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
  await settleLogin(tenant, userId);
  await record(tenant, arrival, userId, { ...joined, changes: { role_ids: [[], [role]] } });
  return true;
};

/** From here on the provider's name for the person opens their account here. Whoever was invited is a member now, whoever
 * was none becomes one. False when that may not be. */
export const linkPerson = async (tenant: Tenant, arrival: Arrival, userId: number): Promise<boolean> => {
  const { connection, person, now } = arrival;
  const membership = await findAnyMembership(tenant, userId);
  const isGone = membership && (membership.deleted_at !== null || membership.status === 'deactivated');
  if (isGone || (!membership && !(await becomeMember(tenant, arrival, userId)))) return false;
  if (membership?.status === 'invited') {
    await saveMembership(tenant, userId, { status: 'active', joined_at: now.toISOString() });
    await settleLogin(tenant, userId);
    await record(tenant, arrival, userId, { ...joined, from: 'invited' });
  }
  const { subject, email } = person;
  const last_used_at = now.toISOString();
  await saveIdentity(tenant, { issuer: connection.issuer, subject, email, user_id: userId, last_used_at });
  const note = `${connection.issuer} ${email ?? ''}`.trim();
  await record(tenant, arrival, userId, { action: 'user.sign-on-linked', note });
  return true;
};

/** A person whom nobody has invited: with the role that the company has chosen for newcomers. */
export const joinAsNew = async (tenant: Tenant, arrival: Arrival): Promise<Admission> => {
  if ((await roleOfNewcomers(tenant, arrival)) === null) return { problem: 'no_account' };
  const { person, locale } = arrival;
  const login = await takeLogin(tenant, { email: person.email ?? '', passwordHash: null, locale });
  // Somebody else has made the login a moment ago: what is it? The next try finds out.
  if (!login.isNew) return { problem: 'expired' };
  await linkPerson(tenant, arrival, login.userId);
  return { userId: login.userId };
};
