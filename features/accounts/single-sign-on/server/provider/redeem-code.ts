import { z } from 'zod';
import type { Proofs } from '../login/browser.ts';
import { isUnreachable, type Provider } from './open-provider.ts';

const flag = z
  .union([z.boolean(), z.string(), z.number()])
  .transform((value) => /^(true|1)$/.test(String(value)));

const claims = z.looseObject({
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  email: z.string().trim().toLowerCase().max(254).optional().catch(undefined),
  email_verified: flag.optional().catch(undefined),
  /** The claim of Microsoft that the owner of the address's domain was verified. */
  xms_edov: flag.optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

export type ProvidedPerson = {
  subject: string;
  email: string | null;
  verified: boolean;
  firstName: string;
  lastName: string;
  name: string;
};

const personOf = (raw: unknown): ProvidedPerson => {
  const { sub, email, email_verified, xms_edov, given_name, family_name, name } = claims.parse(raw);
  return {
    subject: sub,
    email: email && z.email().safeParse(email).success ? email : null,
    verified: email_verified === true || xms_edov === true,
    firstName: given_name ?? '',
    lastName: family_name ?? '',
    name: name ?? '',
  };
};

export class Refused extends Error {
  override name = 'Refused';
}

/** Exchanges the code of a person who came back from the provider. Checks state, nonce, verifier, and the issuer and signature
 * of the answer. Some providers send the email address only in a second request. */
export const redeemCode = async (
  { client, configuration }: Provider,
  cameBackTo: URL,
  { state, nonce, verifier }: Proofs,
): Promise<ProvidedPerson> => {
  const tokens = await client
    .authorizationCodeGrant(configuration, cameBackTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    .catch((error: unknown) => {
      if (error instanceof client.AuthorizationResponseError)
        throw new Refused(error.error, { cause: error });
      throw error;
    });
  const idClaims = tokens.claims();
  const person = personOf(idClaims);
  if (person.email !== null || !configuration.serverMetadata().userinfo_endpoint) return person;
  const more = await client
    .fetchUserInfo(configuration, tokens.access_token, person.subject)
    .catch((error: unknown) => {
      if (isUnreachable(error)) throw error;
      return {};
    });
  return personOf({ ...idClaims, ...more });
};
