import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { doneStatuses } from '../task/transitions.ts';
import type { TaskListFilters } from './figure-lists.ts';

export const workNowKeys = ['past_due', 'open', 'due_today', 'unassigned', 'done_lately'] as const;
export type WorkNowKey = (typeof workNowKeys)[number];

const count = z.int().min(0);

/** Work of one job. */
export const siteWork = z.object({ job_id: field.id, open: count, past_due: count });
export type SiteWork = z.infer<typeof siteWork>;

/** What is to be done in all visible jobs, as of now. */
export const workNow = z.object({
  /** In the organization's zone. */
  today: field.date,
  yesterday: field.date,
  ...(Object.fromEntries(workNowKeys.map((key) => [key, count])) as Record<WorkNowKey, typeof count>),
  /** The sites with most past-due tasks. */
  behind: z.array(siteWork.extend({ job_number: z.string(), job_name: z.string() })),
});
export type WorkNow = z.infer<typeof workNow>;

/** The filters of the list behind a number; it has as many rows. */
export const workNowList = (
  key: WorkNowKey,
  { today, yesterday }: Pick<WorkNow, 'today' | 'yesterday'>,
): TaskListFilters => {
  switch (key) {
    case 'past_due':
      return { past_due: true };
    case 'due_today':
      return { due_from: today, due_to: today };
    case 'unassigned':
      return { unassigned: true };
    case 'done_lately':
      return { status: [...doneStatuses], finished_from: yesterday, finished_to: today };
    default:
      return {};
  }
};

/** Work of one job, with what its Job Card says about it. */
export const jobWork = siteWork.omit({ job_id: true }).extend({
  /** When the last task that is done was worked on. */
  last_serviced_at: z.string().nullable(),
});
