import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** A weekly repetition, in the time zone of a place. */
export type Weekly = {
  /** 0 is Sunday. */
  days: readonly number[];
  /** `HH:mm`; null for whole days. */
  start: string | null;
  minutes: number;
  /** IANA time zone. */
  zone: string;
  /** Days of the repetition that are left out. */
  except: readonly string[];
};

/** A date in a calendar. */
export type CalendarDate = {
  /** Stays the same when the day moves, because calendars recognize the date by it. Unique in its source and organization. */
  key: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  /** The place in words. */
  place: string;
  /** The page that shows it. */
  path: `/${string}`;
  /** Without it the date is a single day. With it, `day` is the first one. */
  weekly?: Weekly;
};

/** The owner of the calendar that asks. */
export type CalendarReader = Pick<Person, 'userId' | 'flags' | 'license' | 'locale'>;

/** Finds the dates of a feature, from day `from` to day `to`, that this person may see now. */
export type LoadCalendarDates = (
  tenant: Tenant,
  reader: CalendarReader,
  days: { from: string; to: string; now: Date },
) => Promise<readonly CalendarDate[]>;

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By source. */
    calendarDates: LoadCalendarDates;
  }
}
