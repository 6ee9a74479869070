import { addDays } from '#platform/contract/add-days';
import { rangeBefore } from '#platform/contract/date-range';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type lastNightEndpoints, seesOnlyFinal } from '../../contract/index.ts';
import { countMissing } from '../dashboard/missing-repository.ts';
import { reportedNight } from './last-night-repository.ts';

const lastNightOf = (person: Person, now: Date): string => addDays(dateAt(now, person.timeZone), -1);

export const listLastNight = ({
  tenant,
  person,
  now,
}: SignedInCall<(typeof lastNightEndpoints)['listLastNight']>) =>
  reportedNight(tenant, lastNightOf(person, now), seesOnlyFinal(person.flags));

/** How many sites owed a report of last night and have none, where it is nine in the morning or later. */
export const missingLastNight = async (
  tenant: Tenant,
  person: Person,
  now: Date,
): Promise<{ night: string; count: number }> => {
  const night = lastNightOf(person, now);
  const range = { from: night, to: night };
  const onlyFinal = seesOnlyFinal(person.flags);
  return {
    night,
    count: await countMissing(tenant, { range, previous: rangeBefore(range), onlyFinal, now }),
  };
};
