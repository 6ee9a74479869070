import { generateSecret, generateURI } from 'otplib';
import { endOtherSessions, requirePassword } from '#features/accounts/session/server';
import { refused, unauthenticated } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { stepOf } from '../check-code.ts';
import { recordFactorChange } from '../record-factor-change.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';
import { seal, unseal } from '../secrets.ts';
import {
  confirmAuthenticator as confirmRow,
  forgetDevicesOf,
  loadTwoFactor,
  removeAuthenticator,
  startAuthenticator as startRow,
} from '../two-factor-repository.ts';
import { counted, requireBoth } from './require-both.ts';

type Call<K extends keyof typeof twoFactorEndpoints> = SignedInCall<(typeof twoFactorEndpoints)[K]>;

export const startAuthenticator = async (call: Call<'startAuthenticator'>) => {
  const { identity } = call.wiring.database;
  const { userId, email, name } = call.person;
  await requirePassword(call, call.body.password, 'password');
  const secret = generateSecret();
  const started = await startRow(identity, call.person, await seal(identity, userId, secret));
  if (started === 'session-over') throw unauthenticated();
  if (started === 'in-force') throw refused('authenticator_in_force');
  return {
    secret,
    uri: generateURI({ issuer: call.wiring.config.productName, label: email ?? name, secret }),
  };
};

/** From now on a password alone opens no session. Sessions elsewhere, which it had opened, end. */
export const confirmAuthenticator = async (call: Call<'confirmAuthenticator'>) => {
  const { identity } = call.wiring.database;
  const { userId } = call.person;
  const started = await loadTwoFactor(identity, userId);
  if (!started?.secret) throw refused('authenticator_missing');
  if (started.app_confirmed_at) throw refused('authenticator_in_force');
  const sealed = started.secret;
  const secret = await unseal(identity, userId, sealed);
  await counted(call, async () => {
    const step = stepOf(secret, call.body.code.replace(/\s/g, ''), call.now);
    return step !== undefined && confirmRow(identity, call.person, sealed, step);
  });
  const recovery_codes = await giveRecoveryCodes(identity, call.person);
  await forgetDevicesOf(identity, userId);
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.two-factor-on' }, 'on');
  return { recovery_codes };
};

export const turnTwoFactorOff = async (call: Call<'turnTwoFactorOff'>) => {
  await requireBoth(call);
  await removeAuthenticator(call.wiring.database.identity, call.person.userId);
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.two-factor-off' }, 'off');
  return {};
};

export const renewRecoveryCodes = async (call: Call<'renewRecoveryCodes'>) => {
  await requireBoth(call);
  const { identity } = call.wiring.database;
  const recovery_codes = await giveRecoveryCodes(identity, call.person);
  await forgetDevicesOf(identity, call.person.userId);
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.recovery-codes-renewed' }, 'codes-renewed');
  return { recovery_codes };
};
