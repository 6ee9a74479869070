import { z } from 'zod';
import { planAccess, scoreBands } from '#features/quality/inspections/contract';
import { namedJob } from '#features/sites/jobs/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';

/** First and last day of each window, in days from today at the building. */
export const dueWindows = {
  overdue: { from: null, to: -1 },
  week: { from: 0, to: 7 },
  month: { from: 8, to: 30 },
  later: { from: 31, to: null },
} as const satisfies Record<string, { from: number | null; to: number | null }>;

export type DueWindow = keyof typeof dueWindows;

export const dueWindowNames = Object.keys(dueWindows) as [DueWindow, ...DueWindow[]];

export const dueRow = z.object({
  /** The id of the job. */
  id: field.id,
  job: namedJob,
  /** The first building of the job. The due date is in its time zone. */
  building: field.named,
  client: field.named,
  area: field.named.nullable(),
  due_on: z.string(),
  /** Days until the due date; negative when it is past. */
  days: z.int(),
  /** True when somebody has set another day than the frequency gives. */
  changed: z.boolean(),
  last: z
    .object({
      id: field.id,
      inspected_at: z.string(),
      score: z.number().nullable(),
      band: z.enum(scoreBands).nullable(),
    })
    .nullable(),
  /** The planned day and person. */
  plan: z.object({ planned_on: z.string(), inspector: field.named.nullable() }).nullable(),
});

export type DueRow = z.infer<typeof dueRow>;

export const dueSorts = ['due_on', 'job_number'] as const;

export const dueEndpoints = {
  listDueInspections: endpoint({
    method: 'GET',
    path: '/quality/inspections/due',
    summary: 'Active jobs in scope that are inspected regularly, with the day of the next inspection',
    access: planAccess,
    query: pageQuery(dueSorts, { sort: 'due_on' }).extend({
      when: z.array(z.enum(dueWindowNames)).max(dueWindowNames.length).optional(),
      client: field.id.optional(),
      area: field.id.optional(),
      job: field.id.optional(),
      inspector: field.id.optional(),
      planned: z.boolean().optional(),
    }),
    answer: pageOf(dueRow),
  }),
  getDueSummary: endpoint({
    method: 'GET',
    path: '/quality/inspections/due-summary',
    summary: 'How many inspections of jobs in scope are past due or due within a week, and the first of them',
    access: planAccess,
    answer: z.object({ overdue: z.int(), week: z.int(), next: z.array(dueRow) }),
  }),
};
