import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Handlers } from '#platform/server/http/call';
import { lastDigits } from '#platform/server/sms/phone-number';
import type { passkeyEndpoints, textFactorEndpoints, twoFactorEndpoints } from '../contract/index.ts';
import { loginWithCode } from './login/login-with-code.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './passkeys/change-passkeys.ts';
import { loginWithPasskey, startPasskeyLogin } from './passkeys/login-with-passkey.ts';
import { renamePasskeyOf } from './passkeys/passkey-repository.ts';
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnTwoFactorOff,
} from './settings/change-two-factor.ts';
import { getPersonFactors } from './settings/get-person-factors.ts';
import { requireSecondFactor } from './settings/require-second-factor.ts';
import { resetTwoFactor } from './settings/reset-two-factor.ts';
import { confirmPhone, removePhone, sendOwnText, startPhone } from './text/change-phone.ts';
import { sendLoginText } from './text/send-login-text.ts';
import { findTwoFactor, forgetDevicesOf } from './two-factor-repository.ts';

export const twoFactorHandlers: Handlers<typeof twoFactorEndpoints> = {
  loginWithCode,
  getTwoFactor: async ({ person, wiring }) => {
    const factor = await findTwoFactor(wiring.database.identity, person.userId);
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
