import type { DateRange } from '#platform/contract/range-fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

/** What narrows all figures, by the names of both lists. */
export type Narrowed = Partial<
  Record<'client_id' | 'area_id' | 'building_id' | 'job_id' | 'scheduler_id', number>
>;

/** What the figures are asked for, and by whom. */
export type FigureQuery = {
  reader: { tenant: Tenant; person: Person; now: Date };
  narrowed: Narrowed;
  range: DateRange;
  /** The equally long time just before. */
  previous: DateRange;
  /** The organization's day. */
  today: string;
};
