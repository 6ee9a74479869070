import type { Places } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';

/** What the figures of tasks are asked for. */
export type FigureQuery = Places & {
  assignee_id?: number | undefined;
  range: DateRange;
  /** The equally long time just before. */
  previous: DateRange;
  /** The zone of the organization, whose days are counted. */
  zone: string;
  now: Date;
};
