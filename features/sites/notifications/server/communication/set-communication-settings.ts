import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { retimeWaitingMails } from '../mail/retime-waiting-mails.ts';
import { readers, saveSettings } from './preference-repository.ts';
import { presentCommunication } from './present-communication.ts';

type Call = SignedInCall<(typeof notificationEndpoints)['setCommunicationSettings']>;

/** Accepts every name of a time zone, but no offset (+02:00): an offset does not follow daylight saving time. */
const isZone = (name: string): boolean => {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** What waits for a digest, or for the morning, follows the new settings. */
export const setCommunicationSettings = async ({ body, tenant, person, wiring, now }: Call) => {
  if (body.time_zone !== null && !isZone(body.time_zone)) throw invalid({ time_zone: ['zone_unknown'] });
  const read = async () => (await readers(tenant, [person.userId]))[0];
  const before = await read();
  await saveSettings(tenant, body);
  const reader = await read();
  if (reader && (reader.delivery !== before?.delivery || reader.zone !== before.zone))
    await retimeWaitingMails(tenant, wiring.queue, reader, now);
  return presentCommunication(tenant, person, now, null);
};
