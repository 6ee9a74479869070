import { dateAt } from '#platform/server/clock/dates';
import type { StoredProject } from './columns-sql-repository.ts';

/** The day at the site. */
export const todayOf = ({ time_zone }: Pick<StoredProject, 'time_zone'>, now: Date): string =>
  dateAt(now, time_zone);
