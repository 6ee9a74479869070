import type { Places } from '#features/jobs/server';
import type { FigureRange } from '../../contract/index.ts';

/** What the figures of tasks are asked for. */
export type FigureQuery = Places & {
  assignee_id?: number | undefined;
  range: FigureRange;
  /** The equally long time just before. */
  previous: FigureRange;
  /** The organization's: its days are counted. */
  zone: string;
  now: Date;
};
