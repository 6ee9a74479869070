import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';
import { readableTypes } from '../../contract/index.ts';
import type { Reading } from './document-conditions-repository.ts';

/** The types that a person may read, and today in the organization's time zone. */
export const readingOf = ({ person, now }: { person: Person; now: Date }): Reading => ({
  today: dateAt(now, person.timeZone),
  types: readableTypes(person.flags),
});
