import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';
import { monthAfter } from '../../contract/index.ts';

/** The last month that may be approved: the one after the current month. */
export const latestMonth = ({ timeZone }: Person, now: Date): string =>
  monthAfter(dateAt(now, timeZone).slice(0, 7));
