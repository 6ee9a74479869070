import { loadMembership, setProfilePhoto, updateMembership } from '#features/accounts/access/server';
import { attachFiles, storeFiles } from '#features/accounts/files/server';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, notFound, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { hashToken, newToken } from '#platform/server/tokens';
import { groupFlags, type sessionEndpoints } from '../contract/index.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import {
  endSessionsOf,
  loadSessionsOf,
  rotateIfRightsChanged,
  updatePreferences,
} from './identity-repository.ts';
import { acceptInvitation } from './invitation/accept-invitation.ts';
import { getSignup } from './invitation/get-signup.ts';
import { renewInvitation } from './invitation/renew-invitation.ts';
import { deviceName } from './login/device-name.ts';
import { login, loginWithoutEmail } from './login/login.ts';
import { logout } from './login/logout.ts';
import type { AskSecondStep } from './login/second-steps.ts';
import { setSessionCookies } from './login/session-cookies.ts';
import { countOrThrow } from './login/throttle-repository.ts';
import { isBeyondDoubt } from './login-repository.ts';
import { requirePassword } from './password/require-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { sendResetLink } from './password/send-reset-link.ts';
import { updatePassword } from './password/update-password.ts';
import { presentSignedInUser } from './profile/present-signed-in-user.ts';
import type { CreateFirstRecords } from './signup/first-records.ts';
import { signup } from './signup/signup.ts';
import { sendResetText } from './text/send-reset-text.ts';

type Endpoint = (typeof sessionEndpoints)['uploadProfilePhoto'];

const uploadProfilePhoto = preparedHandler<Endpoint, Awaited<ReturnType<typeof storeFiles>>>({
  prepare: async ({ files, wiring, person }) => {
    if (files.length === 0) throw invalid({ photo: ['file_missing'] });
    return storeFiles(wiring, person.organizationId, files);
  },
  run: async ({ tenant, person, wiring, now }, photos) => {
    const [photo] = await attachFiles(tenant, photos, {
      ownerEntity: 'user',
      ownerId: person.userId,
      purpose: 'profile-photo',
      visibility: 'internal',
    });
    if (photo) await setProfilePhoto(tenant, person.userId, photo.id);
    await writeAudit(tenant, person, {
      action: 'user.photo-changed',
      entity: 'user',
      entityId: person.userId,
    });
    return presentSignedInUser(wiring.database.identity, tenant, person, now);
  },
});

/** Saves the person's name, title and phone in this organization, language and shortcuts in all. People without an address
 * cannot change their phone here: their links are texted to it, and a stolen session could redirect them. */
const updateProfile = async (call: SignedInCall<(typeof sessionEndpoints)['updateProfile']>) => {
  const { body, tenant, person } = call;
  const { identity } = call.wiring.database;
  const present = () => presentSignedInUser(identity, tenant, person, call.now);
  const before = await loadMembership(tenant, person.userId);
  if (!before) throw notFound();
  const { locale, shortcuts, updated_at, ...set } = body;
  if (before.email === null && set.phone !== before.phone) throw invalid({ phone: ['phone_of_office'] });
  if (!(await updateMembership(tenant, person.userId, updated_at, set))) throw stale(await present());
  await updatePreferences(identity, person.userId, locale, shortcuts);
  await writeAudit(tenant, person, {
    action: 'user.updated',
    entity: 'user',
    entityId: person.userId,
    changes: changesOf(before, set),
  });
  return present();
};

/** Refused for a login that nobody has proven and another organization knows: an office may have registered the address of
 * somebody else, and would take that person's invitations along to an address of its own. Whether someone else has the new
 * address is checked only when the mail is sent, and told only to that address, so that this call reveals nothing. */
const startEmailChange = async (call: SignedInCall<(typeof sessionEndpoints)['startEmailChange']>) => {
  const { body, person, wiring, tenant } = call;
  const { userId, email: former } = person;
  if (former === null) throw refused('email_of_office');
  if (!(await isBeyondDoubt(tenant, userId))) throw refused('email_unproven');
  if (body.email === former) throw invalid({ email: ['email_same'] });
  await requirePassword(call, body.password, 'password');
  await countOrThrow(wiring.database.identity, [{ key: `email-change:${userId}`, failures: 5, minutes: 60 }]);
  await wiring.queue.addAlone('mail', {
    organizationId: null,
    kind: 'email-code',
    userId,
    email: body.email,
    locale: call.locale,
  });
  return {};
};

type RotateTokenIfRightsChangedCall = Pick<
  SignedInCall<EndpointShape>,
  'wiring' | 'request' | 'now' | 'setCookie'
>;

/** After a change of rights, the browser gets a new token together with the new rights. A stolen copy of the old token does
 * not get the new rights. */
const rotateTokenIfRightsChanged = async (call: RotateTokenIfRightsChangedCall): Promise<void> => {
  const old = call.request.cookie(sessionCookie);
  if (!old) return;
  const token = newToken();
  const session = await rotateIfRightsChanged(
    call.wiring.database.identity,
    hashToken(old),
    hashToken(token),
  );
  if (!session) return;
  const left = Math.floor((Date.parse(session.expires_at) - call.now.getTime()) / 1000);
  setSessionCookies(call, token, session.remembered ? left : undefined);
};

type Call = SignedInCall<(typeof sessionEndpoints)['getSettings']>;

/** Every flag of the product for this person, and what the shell needs at start. */
const getSettings = async (call: Call) => {
  const { person, tenant, wiring } = call;
  const organization = settingsOf(await loadOrganization(tenant));
  await rotateTokenIfRightsChanged(call);
  return {
    ...groupFlags(person.flags),
    build: wiring.build,
    product_name: wiring.config.productName,
    cleancodeUrl: person.flags.has('hasAccessCleanCode') ? organization.cleancode_url : null,
    map_style_url: wiring.config.mapStyleUrl ?? null,
    map_tiles: wiring.config.mapTiles !== undefined,
    text_messages: wiring.sms !== null,
  } as never;
};

export const sessionHandlers = (
  secondSteps: readonly AskSecondStep[],
  firstRecords: readonly CreateFirstRecords[],
): Handlers<typeof sessionEndpoints> => ({
  login: (call) => login(call, secondSteps),
  loginWithoutEmail: (call) => loginWithoutEmail(call, secondSteps),
  getLoginOptions: async ({ wiring }) => ({ text_messages: wiring.sms !== null }),
  sendResetText,
  logout,
  sendResetLink,
  resetPassword,
  getSettings,
  getSignedInUser: ({ tenant, person, wiring, now }) =>
    presentSignedInUser(wiring.database.identity, tenant, person, now),
  updateProfile,
  updateLocale: async ({ body, person, wiring }) => {
    await updatePreferences(wiring.database.identity, person.userId, body.locale, null);
    return {};
  },
  uploadProfilePhoto,
  updatePassword,
  startEmailChange,
  confirmEmailChange,
  listSessions: async ({ person, wiring }) => {
    const rows = await loadSessionsOf(wiring.database.identity, person.userId, person.sessionId);
    return rows.map((row) => ({
      ...row,
      device: deviceName(row.device),
      current: row.id === person.sessionId,
    }));
  },
  endSessions: async ({ query, person, tenant, wiring }) => {
    const ended = await endSessionsOf(
      wiring.database.identity,
      person.userId,
      query.id ?? null,
      query.id ? null : person.sessionId,
      person.sessionId,
    );
    await writeAudit(tenant, person, { action: 'session.ended', entity: 'user', entityId: person.userId });
    return { ended };
  },
  getSignup,
  signup: (call) => signup(call, firstRecords),
  acceptInvitation,
  renewInvitation,
});
