import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { delta, figure } from '#platform/contract/figure';
import { dateRange } from '#platform/contract/range-fields';
import { priorityLevels, taskSources, taskTypes } from '../task/task-enums.ts';
import { taskStatuses } from '../task/transitions.ts';

export const figureKeys = [
  'open',
  'past_due',
  'created',
  'done',
  'on_time_rate',
  'hours_to_close',
  'response_hours',
  'reopen_rate',
  'cancel_rate',
  'series_on_time_rate',
  'skipped',
] as const;
export type FigureKey = (typeof figureKeys)[number];

const bars = <K extends z.ZodType>(key: K) => z.array(z.object({ key, count: z.int() }));

const named = z.array(z.object({ id: field.id, name: z.string(), count: z.int() }));

/** Whole days since a task was created; the last bucket has no upper end. */
export const ageBuckets = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, 14],
  [15, null],
] as const;

export const figureCharts = z.object({
  /** Weeks from Sunday to Saturday, cut at the ends of the range. */
  weeks: z.array(dateRange.extend({ created: z.int(), done: z.int() })),
  status: bars(z.enum(taskStatuses)),
  type: bars(z.enum(taskTypes)),
  source: bars(z.enum(taskSources)),
  priority: bars(z.enum(priorityLevels)),
  age: z.array(
    z.object({
      days: z.tuple([z.int(), z.int().nullable()]),
      from: field.date.nullable(),
      to: field.date,
      count: z.int(),
    }),
  ),
  /** The ten people with most open tasks. A task of two people counts for both. `id` null: unassigned tasks. */
  assignee: z.array(z.object({ id: field.id.nullable(), name: z.string().nullable(), count: z.int() })),
  building: named,
  /** Deficiencies and requests by the type of common area, the most frequent first. */
  issues: z.array(
    z.object({
      area_type_id: field.id,
      /** Of the area type: built-in ones are named in the reader's language. */
      key: z.string(),
      name: z.string(),
      type: z.enum(taskTypes),
      count: z.int(),
      previous: z.int(),
      delta,
      /** Fraction of all deficiencies and requests in the range. */
      share: z.number(),
    }),
  ),
});
export type FigureCharts = z.infer<typeof figureCharts>;

export const taskFigures = z.object({
  kpis: z.record(z.enum(figureKeys), figure),
  charts: figureCharts,
});
export type TaskFigures = z.infer<typeof taskFigures>;
