import {
  completeLogin,
  countOrThrow,
  queueFailedSignIn,
  safeRedirect,
  traceOfLogin,
  uncountFailure,
} from '#features/accounts/session/server';
import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import type { passkeyEndpoints } from '../../contract/index.ts';
import { bindChallenge, boundChallenge } from '../challenge-browser.ts';
import { createChallenge, spendChallenge } from '../challenge-repository.ts';
import { importWebAuthn } from './import-webauthn.ts';
import { loadPasskey, markPasskeyUsed } from './passkey-repository.ts';
import { requireRelyingParty } from './relying-party.ts';

type Call<K extends keyof typeof passkeyEndpoints> = OpenCall<(typeof passkeyEndpoints)[K]>;

type Owner = { userId: number; passwordHash: string | null };

/** Names no passkeys, so that nobody learns who has one: the device offers those it holds. */
export const startPasskeyLogin = async (call: Call<'startPasskeyLogin'>) => {
  const { wiring } = call;
  const { id } = requireRelyingParty(wiring.config);
  const { generateAuthenticationOptions } = await importWebAuthn();
  const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required' });
  const tokenHash = bindChallenge(call, options.challenge);
  await createChallenge(wiring.database.identity, { kind: 'passkey-login', tokenHash, userId: null });
  return { options: { ...options } };
};

/** The person whose passkey signed our challenge on our site, after the device checked its person. */
const verified = async (call: Call<'loginWithPasskey'>): Promise<Owner | undefined> => {
  const { body, wiring } = call;
  const { identity } = wiring.database;
  const { id: expectedRPID, origin } = requireRelyingParty(wiring.config);
  const { response } = body;
  const found = await loadPasskey(identity, response.id);
  if (!found) return undefined;
  const { verifyAuthenticationResponse } = await importWebAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) =>
      (await spendChallenge(identity, 'passkey-login', boundChallenge(call, challenge))) !== undefined,
    expectedOrigin: origin,
    expectedRPID,
    credential: { id: response.id, publicKey: new Uint8Array(found.public_key), counter: found.counter },
    requireUserVerification: true,
  });
  if (!verified) return undefined;
  await markPasskeyUsed(identity, found.id, authenticationInfo.newCounter);
  return { userId: found.user_id, passwordHash: found.password_hash };
};

/** No further code is required: the person has the passkey, and the device asked for its code or a fingerprint. */
export const loginWithPasskey = async (call: Call<'loginWithPasskey'>) => {
  const { body, wiring, request } = call;
  const { identity } = wiring.database;
  const throttles = [{ key: `passkey-address:${request.address}`, failures: 50, minutes: 15 }];
  await countOrThrow(identity, throttles);
  const owner = await verified(call).catch((error: unknown) => {
    // The library throws its own errors for a wrong answer; ours are instances of `Problem`.
    if (error instanceof Problem) throw error;
    wiring.log.info({ err: error }, 'a passkey was refused');
    return undefined;
  });
  if (!owner) {
    const whose = await loadPasskey(identity, body.response.id);
    await queueFailedSignIn(call, whose?.user_id ?? null, 'passkey');
    throw new Problem(422, { code: 'passkey_refused' });
  }
  await uncountFailure(identity, throttles);
  const redirect = safeRedirect(body.redirect);
  const { userId, passwordHash } = owner;
  const answer = await completeLogin(call, userId, { remember: body.remember, redirect, passwordHash });
  await traceOfLogin(wiring, userId, { action: 'user.passkey-used' });
  return answer;
};
