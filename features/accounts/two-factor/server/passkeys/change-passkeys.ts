import { endOtherSessions, requirePassword } from '#features/accounts/session/server';
import { notFound, Problem, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { hashToken } from '#platform/server/tokens';
import type { passkeyEndpoints } from '../../contract/index.ts';
import { createChallenge, spendChallenge } from '../challenge-repository.ts';
import { recordFactorChange } from '../record-factor-change.ts';
import { importWebAuthn } from './import-webauthn.ts';
import { deletePasskeyOf, insertPasskey, loadPasskey, loadPasskeysOf } from './passkey-repository.ts';
import { algorithms, relyingPartyOf, requireRelyingParty } from './relying-party.ts';

type Call<K extends keyof typeof passkeyEndpoints> = SignedInCall<(typeof passkeyEndpoints)[K]>;

const max = 20;

export const listPasskeys = async ({ person, wiring }: Call<'listPasskeys'>) => {
  const party = relyingPartyOf(wiring.config);
  const rows = await loadPasskeysOf(wiring.database.identity, person.userId);
  return {
    passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
    refused: typeof party === 'string' ? party : null,
  };
};

/** Asks for a passkey that holds its person's id, and that checks its person at each use. */
export const startPasskey = async (call: Call<'startPasskey'>) => {
  const { body, person, wiring } = call;
  const { identity } = wiring.database;
  const party = requireRelyingParty(wiring.config);
  await requirePassword(call, body.password, 'password');
  const own = await loadPasskeysOf(identity, person.userId);
  const { generateRegistrationOptions } = await importWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(String(person.userId)),
    userName: person.email ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: own.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await createChallenge(identity, {
    kind: 'passkey-registration',
    tokenHash: hashToken(options.challenge),
    userId: person.userId,
  });
  return { options: { ...options } };
};

/** Returns the new passkey if it signed a challenge that this person asked for. */
const verified = async ({ body, person, wiring }: Call<'addPasskey'>) => {
  const party = requireRelyingParty(wiring.config);
  const isOwn = async (challenge: string): Promise<boolean> => {
    const { identity } = wiring.database;
    const spent = await spendChallenge(identity, 'passkey-registration', hashToken(challenge));
    return spent?.user_id === person.userId;
  };
  try {
    const { verifyRegistrationResponse } = await importWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: body.response,
      expectedChallenge: isOwn,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch (error) {
    wiring.log.info({ err: error }, 'a new passkey was refused');
    return undefined;
  }
};

export const addPasskey = async (call: Call<'addPasskey'>) => {
  const { body, person, wiring } = call;
  const { identity } = wiring.database;
  const credential = await verified(call);
  if (!credential) throw new Problem(422, { code: 'passkey_refused' });
  if (await loadPasskey(identity, credential.id)) throw refused('passkey_known');
  const added = await insertPasskey(
    identity,
    {
      userId: person.userId,
      sessionId: person.sessionId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: body.response.response.transports ?? [],
      name: body.name,
    },
    max,
  );
  if (!added) throw refused('passkeys_most');
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.passkey-added', note: body.name }, 'passkey-added');
  return {};
};

export const removePasskey = async (call: Call<'removePasskey'>) => {
  const { body, params, person, wiring } = call;
  await requirePassword(call, body.password, 'password');
  if (!(await deletePasskeyOf(wiring.database.identity, person.userId, params.id))) throw notFound();
  await endOtherSessions(call);
  await recordFactorChange(call, { action: 'user.passkey-removed' }, 'passkey-removed');
  return {};
};
