import type { Places } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';

/** What the figures of action logs are asked for. */
export type FigureQuery = Places & {
  porter?: number | undefined;
  range: DateRange;
  /** The equally long time just before. */
  previous: DateRange;
  /** The person sees final logs alone. */
  onlyFinal: boolean;
  now: Date;
};
