import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';
import type { Reading } from './figure-conditions-repository.ts';

type Reader = { now: Date; person: Pick<Person, 'timeZone'> };

export const readingOf = ({ now, person: { timeZone: zone } }: Reader): Reading => ({
  ...{ now, zone },
  today: dateAt(now, zone),
});
