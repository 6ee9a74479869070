import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { notificationEndpoints } from '../../contract/index.ts';
import { saveSettings } from './preference-repository.ts';
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

/** Waiting mails keep their time; the settings apply to later events. */
export const setCommunicationSettings = async ({ body, tenant, person, now }: Call) => {
  if (body.time_zone !== null && !isZone(body.time_zone)) throw invalid({ time_zone: ['zone_unknown'] });
  await saveSettings(tenant, body);
  return presentCommunication(tenant, person, now, null);
};
