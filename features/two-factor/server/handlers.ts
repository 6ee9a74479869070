import { notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Handlers } from '#platform/server/http/call';
import type { passkeyEndpoints, twoFactorEndpoints } from '../contract/index.ts';
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
import { resetTwoFactor } from './settings/reset-two-factor.ts';
import { findTwoFactor, forgetDevicesOf } from './two-factor-repository.ts';

export const twoFactorHandlers: Handlers<typeof twoFactorEndpoints> = {
  loginWithCode,
  getTwoFactor: async ({ person, wiring }) => {
    const factor = await findTwoFactor(wiring.database.identity, person.userId);
    return {
      on_since: factor?.confirmed_at ?? null,
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
  resetTwoFactor,
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
