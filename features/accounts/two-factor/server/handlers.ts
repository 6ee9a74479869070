import { beyond, effectiveFlags, powerOf } from '#features/accounts/access/contract';
import {
  loadMembership,
  lockMembership,
  type Membership,
  rolesWithFlags,
  saveMembership,
} from '#features/accounts/access/server';
import { belongsElsewhere, countOrThrow, uncountFailure } from '#features/accounts/session/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, OpenCall, SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { lastDigits } from '#platform/server/sms/phone-number';
import type {
  PersonFactors,
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '../contract/index.ts';
import { boundChallenge } from './challenge-browser.ts';
import { loginWithCode, over } from './login/login-with-code.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './passkeys/change-passkeys.ts';
import { loginWithPasskey, startPasskeyLogin } from './passkeys/login-with-passkey.ts';
import { renamePasskeyOf } from './passkeys/passkey-repository.ts';
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnTwoFactorOff,
} from './settings/change-two-factor.ts';
import { confirmPhone, removePhone, sendOwnText, startPhone } from './text/change-phone.ts';
import { wantLoginText } from './text/text-code-repository.ts';
import { requireTexts, textCode, textLife, wait } from './text/want-text.ts';
import { forgetDevicesOf, loadMemberFactors, loadTwoFactor, resetFactors } from './two-factor-repository.ts';

/** Whether the person has no right that the actor lacks. Nobody may reset the factors of somebody with more rights. */
const isInReach = async (
  tenant: Tenant,
  { user_id, license, denied_modules }: Membership,
  actor: Pick<Person, 'flags'>,
): Promise<boolean> => {
  const roles = await rolesWithFlags(tenant, user_id);
  const flags = effectiveFlags({
    roles: roles.map((role) => role.flags),
    deniedModules: denied_modules,
    license: license === 'viewer' ? 'viewer' : 'full',
    superAdmin: false,
  });
  return beyond(powerOf(flags), powerOf(actor.flags)).length === 0;
};

const presentFactors = async (tenant: Tenant, person: Person, row: Membership): Promise<PersonFactors> => {
  const factors = await loadMemberFactors(tenant, row.user_id);
  if (!factors) throw notFound();
  const elsewhere = await belongsElsewhere(tenant, row.user_id);
  const hasAny = factors.authenticator_since !== null || factors.passkeys > 0 || factors.phone;
  const may =
    person.flags.has('admin.canEditUser') &&
    row.user_id !== person.userId &&
    (await isInReach(tenant, row, person));
  return {
    ...factors,
    elsewhere,
    required: row.second_factor_since !== null,
    can: { reset: may && hasAny && !elsewhere, require: may },
  };
};

const getPersonFactors = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof twoFactorEndpoints)['getPersonFactors']>) => {
  const row = await loadMembership(tenant, params.id);
  if (!row) throw notFound();
  return presentFactors(tenant, person, row);
};

/** Required of the membership, not of the login: it is a condition for working in this organization. A repeat changes
 * nothing. */
const requireSecondFactor = async (
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
  const saved = await loadMembership(tenant, userId);
  return presentFactors(tenant, person, saved ?? row);
};

/** For a person who lost phone, keys and recovery codes. A company may do this only while the login opens no other company,
 * and only a person with at least the same rights may do it. */
const resetTwoFactor = async (call: SignedInCall<(typeof twoFactorEndpoints)['resetTwoFactor']>) => {
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

/** Texts a code for a login whose password was right; the challenge lasts as long as the code. */
const sendLoginText = async (call: OpenCall<(typeof textFactorEndpoints)['sendLoginText']>) => {
  const { body, wiring, request } = call;
  const { identity } = wiring.database;
  requireTexts(wiring);
  const byAddress = { key: `code-address:${request.address}`, failures: 50, minutes: 15 };
  await countOrThrow(identity, [byAddress]);
  const wanted = await wantLoginText(identity, boundChallenge(call, body.challenge_id), wait, textLife);
  if (!wanted) throw over();
  await uncountFailure(identity, [byAddress]);
  return textCode(wiring, { ...wanted, userId: wanted.user_id });
};

export const twoFactorHandlers: Handlers<typeof twoFactorEndpoints> = {
  loginWithCode,
  getTwoFactor: async ({ person, wiring }) => {
    const factor = await loadTwoFactor(wiring.database.identity, person.userId);
    return {
      on_since: factor?.confirmed_at ?? null,
      app: Boolean(factor?.app_confirmed_at),
      phone: factor?.phone ? lastDigits(factor.phone) : null,
      text_messages: wiring.sms !== null,
      recovery_codes_left: factor?.codes_left ?? 0,
      trusted_devices: factor?.devices ?? 0,
    };
  },
  startAuthenticator,
  confirmAuthenticator,
  turnTwoFactorOff,
  renewRecoveryCodes,
  forgetDevices: async ({ person, tenant, wiring }) => {
    const { userId } = person;
    await forgetDevicesOf(wiring.database.identity, userId);
    await writeAudit(tenant, person, { action: 'user.devices-forgotten', entity: 'user', entityId: userId });
    return {};
  },
  getPersonFactors,
  requireSecondFactor,
  resetTwoFactor,
};

export const textFactorHandlers: Handlers<typeof textFactorEndpoints> = {
  sendLoginText,
  startPhone,
  confirmPhone,
  sendOwnText,
  removePhone,
};

export const passkeyHandlers: Handlers<typeof passkeyEndpoints> = {
  startPasskeyLogin,
  loginWithPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey: async ({ body, params, person, wiring }) => {
    const renamed = await renamePasskeyOf(wiring.database.identity, person.userId, params.id, body.name);
    if (!renamed) throw notFound();
    return {};
  },
  removePasskey,
};
