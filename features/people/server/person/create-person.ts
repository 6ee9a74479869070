import { checkPassword, hashPassword, settleLogin, takeLogin } from '#features/session/server';
import { findRoles, grantRoles, insertMembership } from '#features/users/server';
import { forbidden, invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { twoSteps } from '#platform/server/http/two-steps';
import type { peopleEndpoints } from '../../contract/index.ts';
import { queueInvitation } from '../invitation/queue-invitation.ts';
import { mayGive } from '../rights/people-policy.ts';
import { presentPersonNow } from './present-person.ts';
import { recordPersonChange } from './record-person-change.ts';

type Endpoint = (typeof peopleEndpoints)['createPerson'];
type Call = SignedInCall<Endpoint>;

/** Hashed before the transaction opens: it takes its time. */
export const passwordHashOf = async (password: string | undefined, email: string): Promise<string | null> => {
  if (password === undefined) return null;
  const wrong = await checkPassword(password, email);
  if (wrong) throw invalid({ temporary_password: [wrong] });
  return hashPassword(password);
};

const checkRoles = async ({ tenant, person, body }: Call): Promise<void> => {
  const roles = await findRoles(tenant, body.role_ids);
  if (roles.length !== body.role_ids.length) throw invalid({ role_ids: ['invalid_ids'] });
  if (!roles.every(({ flags }) => mayGive(flags, person))) throw forbidden('role_beyond_own');
};

/** A login that exists joins this organization when its owner accepts; nothing here tells that it existed. A password is
 * given to a new login only. */
export const createPerson = twoSteps<Endpoint, string | null>({
  prepare: ({ body }) => passwordHashOf(body.temporary_password, body.email),
  run: async (call, passwordHash) => {
    const { tenant, person, body, now } = call;
    const { role_ids, email, locale, temporary_password: _hashed, ...fields } = body;
    await checkRoles(call);
    const login = await takeLogin(tenant, { email, passwordHash, locale: locale ?? person.locale });
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
    if (isActive) await settleLogin(tenant, login.userId);
    else await queueInvitation(call, login.userId);
    await recordPersonChange(
      call,
      login.userId,
      { action: 'user.created', to: isActive ? 'active' : 'invited', changes: { role_ids: [[], role_ids] } },
      { ofRights: false },
    );
    return presentPersonNow(tenant, person, login.userId);
  },
});
