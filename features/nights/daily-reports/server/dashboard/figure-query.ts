import type { Places } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';

/** What the figures of nightly reports are asked for. */
export type FigureQuery = Places & {
  supervisor?: number | undefined;
  range: DateRange;
  /** The equally long time just before. */
  previous: DateRange;
  /** The person sees final reports alone. */
  onlyFinal: boolean;
  now: Date;
};
