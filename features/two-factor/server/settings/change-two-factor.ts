import { generateSecret, generateURI } from 'otplib';
import { countTry, keepOnlyThisSession, requirePassword, uncountTry } from '#features/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { twoFactorEndpoints } from '../../contract/index.ts';
import { stepOf, takeCode } from '../check-code.ts';
import { throttlesOf } from '../login/login-with-code.ts';
import { giveRecoveryCodes } from '../recovery-codes.ts';
import { seal, unseal } from '../secrets.ts';
import { tellOfChange } from '../tell.ts';
import {
  confirmAuthenticator as confirmRow,
  findTwoFactor,
  forgetDevicesOf,
  removeAuthenticator,
  startAuthenticator as startRow,
} from '../two-factor-repository.ts';

type Call<K extends keyof typeof twoFactorEndpoints> = SignedInCall<(typeof twoFactorEndpoints)[K]>;

/** A wrong code counts as one at the sign-in. */
const counted = async (
  { wiring, person }: Pick<SignedInCall<EndpointShape>, 'wiring' | 'person'>,
  fits: () => Promise<boolean>,
): Promise<void> => {
  const { identity } = wiring.database;
  const throttles = throttlesOf(person.userId);
  await countTry(identity, throttles);
  if (!(await fits())) throw invalid({ code: ['code_wrong'] });
  await uncountTry(identity, throttles);
};

const requireBoth = async (call: Call<'turnTwoFactorOff'> | Call<'renewRecoveryCodes'>): Promise<void> => {
  const { body, person, wiring, now } = call;
  const { identity } = wiring.database;
  await requirePassword(call, body.password, 'password');
  if (!(await findTwoFactor(identity, person.userId))?.confirmed_at) throw refused('two_factor_not_on');
  await counted(call, async () => (await takeCode(identity, person.userId, body.code, now)) !== undefined);
};

export const startAuthenticator = async (call: Call<'startAuthenticator'>) => {
  const { identity } = call.wiring.database;
  const { userId, email } = call.person;
  await requirePassword(call, call.body.password, 'password');
  const secret = generateSecret();
  if (!(await startRow(identity, userId, await seal(identity, userId, secret)))) {
    throw refused('authenticator_in_force');
  }
  return { secret, uri: generateURI({ issuer: call.wiring.config.productName, label: email, secret }) };
};

/** From here on a password alone opens no session, and those it had opened elsewhere end. */
export const confirmAuthenticator = async (call: Call<'confirmAuthenticator'>) => {
  const { identity } = call.wiring.database;
  const { userId } = call.person;
  const started = await findTwoFactor(identity, userId);
  if (!started) throw refused('authenticator_missing');
  if (started.confirmed_at) throw refused('authenticator_in_force');
  const secret = await unseal(identity, userId, started.secret);
  await counted(call, async () => {
    const step = stepOf(secret, call.body.code.replace(/\s/g, ''), call.now);
    return step !== undefined && confirmRow(identity, userId, started.secret, step);
  });
  const recovery_codes = await giveRecoveryCodes(identity, userId);
  await forgetDevicesOf(identity, userId);
  await keepOnlyThisSession(call);
  await tellOfChange(call, { action: 'user.two-factor-on' }, 'on');
  return { recovery_codes };
};

export const turnTwoFactorOff = async (call: Call<'turnTwoFactorOff'>) => {
  await requireBoth(call);
  await removeAuthenticator(call.wiring.database.identity, call.person.userId);
  await keepOnlyThisSession(call);
  await tellOfChange(call, { action: 'user.two-factor-off' }, 'off');
  return {};
};

export const renewRecoveryCodes = async (call: Call<'renewRecoveryCodes'>) => {
  await requireBoth(call);
  const { identity } = call.wiring.database;
  const recovery_codes = await giveRecoveryCodes(identity, call.person.userId);
  await forgetDevicesOf(identity, call.person.userId);
  await keepOnlyThisSession(call);
  await tellOfChange(call, { action: 'user.recovery-codes-renewed' }, 'codes-renewed');
  return { recovery_codes };
};
