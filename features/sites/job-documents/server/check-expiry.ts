import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';
import { type DocumentType, mustExpire } from '../contract/index.ts';

type Expiring = { type: DocumentType; expires_on: string | null };

/** The errors of an expiry date. A past date is allowed: it stands on the paper. */
export const expiryErrors = (
  { type, expires_on }: Expiring,
  { now, person }: { now: Date; person: Person },
): Record<string, string[]> => {
  if (expires_on === null) return mustExpire(type) ? { expires_on: ['document_expiry_needed'] } : {};
  return isEnterable(expires_on, dateAt(now, person.timeZone)) ? {} : { expires_on: ['date_range'] };
};
