import { z } from 'zod';
import { sharedBuilding } from '#features/sites/sharing/contract';
import { recurrenceRule } from '../recurrence/rule.ts';
import { occurrenceOutcomes, seriesHealth } from '../series/series.ts';
import { seriesBases, seriesStatuses } from '../series/series-of-task.ts';
import { taskTypes } from '../task/task-enums.ts';
import { taskStatuses } from '../task/transitions.ts';

const sharedDate = {
  /** The day people see, after the shift. */
  shown_on: z.string(),
  /** The rule date, if the shift moved it. */
  instead_of: z.string().nullable(),
};

/** A series as strangers see it: its dates without their tasks. Dates of internal tasks are neither listed nor
 * counted. */
export const sharedSeries = z.object({
  title: z.string(),
  description: z.string(),
  status: z.enum(seriesStatuses),
  type: z.enum(taskTypes),
  building: sharedBuilding,
  area: z.string().nullable(),
  common_area: z.string().nullable(),
  floor: z.string().nullable(),
  /** Without its skipped dates. */
  rule: recurrenceRule,
  based_on: z.enum(seriesBases),
  time_of_day: z.string().nullable(),
  due_offset_days: z.int(),
  /** Status null: the date is only planned. */
  coming: z.array(z.object({ ...sharedDate, status: z.enum(taskStatuses).nullable() })),
  /** Latest first. */
  history: z.array(
    z.object({ ...sharedDate, outcome: z.enum(occurrenceOutcomes), serviced_at: z.string().nullable() }),
  ),
  health: seriesHealth,
});

export type SharedSeries = z.infer<typeof sharedSeries>;
