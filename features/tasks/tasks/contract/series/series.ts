import { z } from 'zod';
import { personCard } from '#features/accounts/access/contract';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { recurrenceRule } from '../recurrence/rule.ts';
import { priorityLevels, taskTypes } from '../task/task-enums.ts';
import { templateAnswer } from '../task/template.ts';
import { taskStatuses } from '../task/transitions.ts';
import { seriesBases, seriesStatuses } from './series-of-task.ts';

/** How a task repeats. */
export const recurrence = z.strictObject({
  rule: recurrenceRule,
  based_on: z.enum(seriesBases).default('scheduled'),
  /** Time at the building; null means the end of the day. */
  time_of_day: field.wallTime.nullable().default(null),
  /** Days from the day people see to the due day. */
  due_offset_days: z.int().min(0).max(365).default(0),
  /** Tasks are created this many days ahead. */
  generate_ahead_days: z.int().min(1).max(366).default(60),
});

export type Recurrence = z.output<typeof recurrence>;
export type RecurrenceInput = z.input<typeof recurrence>;

/** How a past occurrence ended. `missed`: past its due date and not done; `open`: not done, but not past due yet. */
export const occurrenceOutcomes = ['on_time', 'late', 'skipped', 'missed', 'open'] as const;
export type OccurrenceOutcome = (typeof occurrenceOutcomes)[number];

const occurrence = {
  occurrence_date: z.string(),
  /** The day people see, after the shift. */
  shown_on: z.string(),
};

const comingDate = z.object({
  ...occurrence,
  /** Null until a task is created for it. */
  task: z.object({ id: field.id, number: z.int(), status: z.enum(taskStatuses) }).nullable(),
  can_skip: z.boolean(),
});

export type ComingDate = z.infer<typeof comingDate>;

const pastOccurrence = z.object({
  ...occurrence,
  task: z.object({ id: field.id, number: z.int(), status: z.enum(taskStatuses) }),
  due_at: z.string().nullable(),
  serviced_at: z.string().nullable(),
  outcome: z.enum(occurrenceOutcomes),
});

export type PastOccurrence = z.infer<typeof pastOccurrence>;

/** `rate` is the share of due occurrences that were done by their due date; null while none was due. */
export const seriesHealth = z.object({
  due: z.int(),
  on_time: z.int(),
  late: z.int(),
  missed: z.int(),
  skipped: z.int(),
  rate: z.number().nullable(),
});

/** A row in the list of series. */
export const seriesRow = z.object({
  id: field.id,
  title: z.string(),
  status: z.enum(seriesStatuses),
  type: z.enum(taskTypes),
  priority_level: z.enum(priorityLevels),
  internal_only: z.boolean(),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  assignees: z.array(personCard.omit({ title: true })),
  /** Without its skipped dates. */
  rule: recurrenceRule,
  based_on: z.enum(seriesBases),
  /** The day on which people see the next occurrence, from today on; null when none is planned. */
  next_date: z.string().nullable(),
  health: seriesHealth.pick({ due: true, on_time: true, rate: true }),
  updated_at: z.string(),
});

export type SeriesRow = z.infer<typeof seriesRow>;

/** The series before or after this one, if it was split. */
const neighbour = z.object({ id: field.id, title: z.string() }).nullable();

export const taskSeries = z.object({
  id: field.id,
  ...templateAnswer,
  status: z.enum(seriesStatuses),
  source: z.enum(['task', 'special_project']),
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  common_area: z.string().nullable(),
  floor: z.string().nullable(),
  assignees: z.array(personCard.omit({ title: true })),
  recurrence,
  next_on: z.string().nullable(),
  last_generated_on: z.string().nullable(),
  continues: neighbour,
  continued_by: neighbour,
  coming: z.array(comingDate),
  /** Coming dates that were skipped before a task was created for them. */
  skipped: z.array(z.string()),
  history: z.array(pastOccurrence),
  health: seriesHealth,
  created_by: field.named.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  can: z.object({
    update: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    delete: z.boolean(),
    share: z.boolean(),
  }),
});

export type TaskSeries = z.infer<typeof taskSeries>;
