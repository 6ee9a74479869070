import type { Places } from '#features/sites/jobs/server';
import type { DateRange } from '#platform/contract/range-fields';

/** What the figures of inspections are asked for. */
export type FigureQuery = Places & {
  inspected_by?: number | undefined;
  range: DateRange;
  /** The equally long time just before. */
  previous: DateRange;
  reinspections: boolean;
  /** Averages weigh scores by the cleanable area of the building. */
  by_area: boolean;
  /** The person sees final inspections alone. */
  onlyFinal: boolean;
  seesTasks: boolean;
  /** The zone of the organization, whose day is `today`; inspections have the days of their buildings. */
  zone: string;
  today: string;
};
