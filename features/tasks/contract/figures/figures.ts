import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { priorityLevels, taskSources, taskStatuses, taskTypes } from '../task-words.ts';

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

/** Whole days of the organization's zone, both ends included. */
export type FigureRange = { from: string; to: string };

export const figure = z.object({
  /** Null: there is nothing to make an average or a ratio of. Ratios are between 0 and 1. */
  value: z.number().nullable(),
  /** The same in the equally long time before; null also for what is counted as of now. */
  previous: z.number().nullable(),
  /** (value - previous) / previous; 'new' where there was nothing before. */
  delta: z.number().or(z.literal('new')).nullable(),
  /** How many tasks the figure is made of: the rows of its list. */
  of: z.int(),
  /** Beside a median. */
  mean: z.number().nullable(),
});
export type Figure = z.infer<typeof figure>;

const bars = <K extends z.ZodType>(key: K) => z.array(z.object({ key, count: z.int() }));

const named = z.array(z.object({ id: field.id, name: z.string(), count: z.int() }));

/** Whole days since a task was created; the last reaches back without end. */
export const ageBuckets = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, 14],
  [15, null],
] as const;

export const figureCharts = z.object({
  /** Weeks from Sunday to Saturday, cut off at the ends of the range. */
  weeks: z.array(z.object({ from: field.date, to: field.date, created: z.int(), done: z.int() })),
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
  /** The ten with most open tasks; a task of two people counts for both. `id` null: of nobody. */
  assignee: z.array(z.object({ id: field.id.nullable(), name: z.string().nullable(), count: z.int() })),
  building: named,
  /** Deficiencies and requests by the kind of common area, those reported most often first. */
  issues: z.array(
    z.object({
      area_type_id: field.id,
      name: z.string(),
      type: z.enum(taskTypes),
      count: z.int(),
      previous: z.int(),
      delta: z.number().or(z.literal('new')).nullable(),
      /** Of all deficiencies and requests of the range. */
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

/** Change against before; null where either is missing. */
export const deltaOf = (value: number | null, previous: number | null): Figure['delta'] => {
  if (value === null || previous === null) return null;
  if (previous === 0) return value === 0 ? null : 'new';
  return (value - previous) / previous;
};
