import { forbidden } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { hashToken, newToken } from '#platform/server/tokens';
import type { calendarFeedEndpoints } from '../contract/index.ts';
import { endCalendarFeed, insertCalendarFeed } from './calendar-feed-repository.ts';

type Endpoints = typeof calendarFeedEndpoints;

/** Creates a feed and returns its address, which is never shown again. The previous address ends. */
export const createCalendarFeed = async ({
  tenant,
  person,
  wiring,
  now,
}: SignedInCall<Endpoints['createCalendarFeed']>) => {
  // Support has no calendar in an organization that is not its own.
  if (person.impersonated) throw forbidden();
  await endCalendarFeed(tenant, now);
  const token = newToken();
  const { id, ...feed } = await insertCalendarFeed(tenant, person.userId, hashToken(token), now);
  await writeAudit(tenant, person, {
    action: 'calendar-feed.created',
    entity: 'calendar-feed',
    entityId: id,
  });
  return { ...feed, url: new URL(`/calendar/${token}/dates.ics`, wiring.config.publicUrl).href };
};

export const revokeCalendarFeed = async ({
  tenant,
  person,
  now,
}: SignedInCall<Endpoints['revokeCalendarFeed']>): Promise<{ revoked: boolean }> => {
  const id = await endCalendarFeed(tenant, now);
  if (id === undefined) return { revoked: false };
  await writeAudit(tenant, person, {
    action: 'calendar-feed.revoked',
    entity: 'calendar-feed',
    entityId: id,
  });
  return { revoked: true };
};
