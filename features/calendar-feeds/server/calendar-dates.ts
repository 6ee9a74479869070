import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Comes again every week, by the clock of a place. */
export type Weekly = {
  /** 0 is Sunday. */
  days: readonly number[];
  /** `HH:mm`; null for whole days. */
  start: string | null;
  minutes: number;
  /** IANA. */
  zone: string;
};

/** A day with something on it. */
export type CalendarDate = {
  /** Stays the same when the day moves: a calendar knows the date by it. Unique in the source and organization. */
  key: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  /** Where it is, in words. */
  place: string;
  /** The page that shows it. */
  path: `/${string}`;
  /** Without it the date is that one day. With it, `day` is its first. */
  weekly?: Weekly;
};

/** Whose calendar asks. */
export type CalendarReader = Pick<Person, 'userId' | 'flags' | 'license' | 'locale'>;

/** The dates of a feature that this person may see now, of the days from `from` to `to`. */
export type FindCalendarDates = (
  tenant: Tenant,
  reader: CalendarReader,
  days: { from: string; to: string; now: Date },
) => Promise<readonly CalendarDate[]>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By source. */
    calendarDates: FindCalendarDates;
  }
}
