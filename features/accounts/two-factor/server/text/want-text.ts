import { countFailure, loadLoginRecord, overTextLimit } from '#features/accounts/session/server';
import { Problem, tooMany } from '#platform/contract/errors';
import type { Wiring } from '#platform/server/http/wiring';
import { lastDigits } from '#platform/server/sms/phone-number';
import { life } from '../challenge-repository.ts';

/** Seconds before another text may be asked for. */
export const wait = 60;

export const textLife = life;

type Wanted = { id: number; userId: number; phone: string; seconds_left: number };

/** Queues a text with a code: at most five an hour for a person, whichever way they are asked for. The code itself is made
 * when it is sent. */
export const textCode = async (
  { database, queue }: Pick<Wiring, 'database' | 'queue'>,
  { id, userId, phone, seconds_left }: Wanted,
) => {
  const { identity } = database;
  if (seconds_left > 0) throw tooMany(seconds_left);
  const login = await loadLoginRecord(identity, userId);
  const over = await countFailure(identity, { key: `text-code:${userId}`, failures: 5, minutes: 60 });
  if (over) throw tooMany(over.seconds);
  const organizationId = login?.default_organization_id ?? null;
  const seconds = await overTextLimit(identity, { organizationId, userId });
  if (seconds !== undefined) throw tooMany(seconds);
  await queue.addAlone('sms', { organizationId: null, kind: 'code', challengeId: id });
  return { sent_to: lastDigits(phone), next_in: wait };
};

export const requireTexts = ({ sms }: Pick<Wiring, 'sms'>): void => {
  if (!sms) throw new Problem(422, { code: 'text_messages_off' });
};
