import type { DateRange } from '#platform/contract/range-fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** Filters of all figures, by their names in both lists. */
export type Narrowed = Partial<
  Record<'client_id' | 'area_id' | 'building_id' | 'job_id' | 'scheduler_id', number>
>;

/** The range and filters of the figures, and their reader. */
export type FigureQuery = {
  reader: { tenant: Tenant; person: Person; now: Date };
  narrowed: Narrowed;
  range: DateRange;
  /** The range of equal length just before. */
  previous: DateRange;
  /** Today in the organization's time zone. */
  today: string;
};
