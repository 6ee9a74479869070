import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Handlers } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../contract/index.ts';
import { loginWithCode } from './login/login-with-code.ts';
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
