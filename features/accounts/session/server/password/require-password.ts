import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { loadPasswordHash } from '../identity-repository.ts';
import { countOrThrow, uncountFailure } from '../login/throttle-repository.ts';
import { passwordFits } from './hash-password.ts';

/** Asks for the current password again; `field` is where the person entered it. */
export const requirePassword = async (
  { wiring, person }: Pick<SignedInCall<EndpointShape>, 'wiring' | 'person'>,
  password: string,
  field: string,
): Promise<void> => {
  const { identity } = wiring.database;
  if (password === '') throw invalid({ [field]: ['required'] });
  const throttles = [{ key: `password:${person.userId}`, failures: 5, minutes: 15 }];
  await countOrThrow(identity, throttles);
  if (!(await passwordFits(password, await loadPasswordHash(identity, person.userId)))) {
    throw invalid({ [field]: ['password_wrong'] });
  }
  await uncountFailure(identity, throttles);
};
