import { z } from 'zod';
import { seesAllJobs } from '#features/accounts/access/contract';
import { rightsOf } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import { addDays } from '#platform/contract/add-days';
import { notFound } from '#platform/contract/errors';
import { locale } from '#platform/contract/fields';
import { dateAt } from '#platform/server/clock/dates';
import type { Identity } from '#platform/server/db/identity';
import type { Entries } from '#platform/server/feature/server-feature';
import type { FileAnswer, OpenCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import { hashToken } from '#platform/server/tokens';
import type { calendarFeedEndpoints } from '../contract/index.ts';
import { noteReading } from './calendar-feed-repository.ts';
import { type SourcedDate, writeCalendar } from './write-calendar.ts';

const found = z.object({ organization_id: z.int(), feed_id: z.int(), user_id: z.int(), locale });

/** The owner of a feed; undefined when it was revoked or never existed. */
const loadFeedOwner = (identity: Identity, tokenHash: Buffer) =>
  identity.one({
    name: 'calendar-feed-find',
    text: 'select * from identity_find_calendar_feed($1)',
    values: [tokenHash],
    row: found,
  });

/** Number of days before and after today that a feed covers. */
const [daysBack, daysAhead] = [30, 180];

type Call = OpenCall<(typeof calendarFeedEndpoints)['readCalendarFeed']>;

/** Asks every source for dates in the name of the owner, with the owner's present rights and scope. */
export const readCalendarFeed = async (
  { params, wiring, now }: Call,
  sources: Entries<'calendarDates'>,
): Promise<FileAnswer> => {
  const { database, config } = wiring;
  const owner = await loadFeedOwner(database.identity, hashToken(params.calendarToken));
  if (!owner) throw notFound();
  const { organization_id: organizationId, user_id: userId, locale, feed_id } = owner;
  const rights = await database.withTenant(systemScope(organizationId), (tenant) => rightsOf(tenant, userId));
  if (!rights) throw notFound();
  const scope = {
    organizationId,
    userId,
    seesAllJobs: seesAllJobs(rights.flags),
    isViewer: rights.license === 'viewer',
  };
  const body = await database.withTenant(scope, async (tenant) => {
    const { name, time_zone: zone } = await loadOrganization(tenant);
    const today = dateAt(now, zone);
    const days = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const dates: SourcedDate[] = [];
    for (const [source, find] of Object.entries(sources)) {
      const found = await find(tenant, { userId, locale, ...rights }, { ...days, now });
      dates.push(...found.map((date) => ({ ...date, source })));
    }
    await noteReading(tenant, feed_id, now);
    return writeCalendar(dates, { name, organizationId, publicUrl: config.publicUrl, now });
  });
  return { body, mime: 'text/calendar; charset=utf-8', name: 'dates.ics', cache: 'never' };
};
