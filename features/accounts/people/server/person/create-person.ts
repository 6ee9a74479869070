import { grantRoles, insertMembership, loadRolesById } from '#features/accounts/access/server';
import {
  checkPassword,
  createLoginWithoutEmail,
  ensureLogin,
  hashPassword,
  reconcileLogin,
} from '#features/accounts/session/server';
import type { BodyOf } from '#platform/contract/endpoint';
import { forbidden, invalid } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { peopleEndpoints } from '../../contract/index.ts';
import { queueInvitation, refuseUnreachable } from '../invitation/queue-invitation.ts';
import { lockAndCheckRights } from '../rights/lock-and-check-rights.ts';
import { mayGive } from '../rights/people-policy.ts';
import { presentPersonNow } from './present-person.ts';
import { type PersonCall, recordPersonChange } from './record-person-change.ts';

type Endpoint = (typeof peopleEndpoints)['createPerson'];

export type NewPerson = BodyOf<Endpoint>;

/** Slow, so call it before the transaction. */
export const passwordHashOf = async (
  password: string | undefined,
  name: string | null,
): Promise<string | null> => {
  if (password === undefined) return null;
  const wrong = await checkPassword(password, name);
  if (wrong) throw invalid({ temporary_password: [wrong] });
  return hashPassword(password);
};

const checkRoles = async ({ tenant, person }: PersonCall, body: NewPerson): Promise<void> => {
  const roles = await loadRolesById(tenant, body.role_ids);
  if (roles.length !== body.role_ids.length) throw invalid({ role_ids: ['invalid_ids'] });
  if (!roles.every(({ flags }) => mayGive(flags, person))) throw forbidden('role_beyond_own');
};

type NewLogin = { passwordHash: string | null; locale: Locale };

const loginOf = async ({ tenant, wiring }: PersonCall, body: NewPerson, login: NewLogin) => {
  const { email, employee_code, phone } = body;
  if (email !== null) return ensureLogin(tenant, { email, ...login });
  if (!employee_code) throw invalid({ employee_code: ['required'] });
  if (login.passwordHash === null) refuseUnreachable({ email, phone }, wiring);
  return { userId: await createLoginWithoutEmail(tenant, login), isNew: true };
};

/** An existing login joins this organization when its owner accepts; the answer does not reveal that it existed. Only a new
 * login can be given a password. */
export const addPerson = async (
  call: PersonCall,
  body: NewPerson,
  passwordHash: string | null = null,
): Promise<number> => {
  const { tenant, person, now } = call;
  const { role_ids, email, locale, temporary_password: _hashed, ...fields } = body;
  await lockAndCheckRights(call);
  await checkRoles(call, body);
  const login = await loginOf(call, body, { passwordHash, locale: locale ?? person.locale });
  const isActive = passwordHash !== null;
  if (isActive && !login.isNew) throw invalid({ email: ['email_without_password'] });
  await insertMembership(tenant, {
    ...fields,
    email,
    user_id: login.userId,
    created_by: person.userId,
    ...(isActive
      ? { status: 'active' }
      : {
          status: 'invited',
          joined_at: null,
          invited_at: now.toISOString(),
          invited_by: person.userId,
        }),
  });
  await grantRoles(tenant, login.userId, role_ids, person.userId);
  if (isActive) await reconcileLogin(tenant, login.userId);
  else await queueInvitation(call, login.userId);
  await recordPersonChange(
    call,
    login.userId,
    { action: 'user.created', to: isActive ? 'active' : 'invited', changes: { role_ids: [[], role_ids] } },
    { ofRights: false },
  );
  return login.userId;
};

export const createPerson = preparedHandler<Endpoint, string | null>({
  prepare: ({ body }) => passwordHashOf(body.temporary_password, body.email ?? body.employee_code),
  run: async (call, passwordHash) => presentPersonNow(call, await addPerson(call, call.body, passwordHash)),
});
