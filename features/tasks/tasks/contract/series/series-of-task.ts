import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { recurrenceRule } from '../recurrence/rule.ts';

/** How the next date is found: from the rule alone, or from the day the work was last done. */
export const seriesBases = ['scheduled', 'completed'] as const;

export const seriesStatuses = ['active', 'paused', 'ended'] as const;
export type SeriesStatus = (typeof seriesStatuses)[number];

/** What a task says about its series. */
export const seriesOfTask = z.object({
  id: field.id,
  title: z.string(),
  status: z.enum(seriesStatuses),
  rule: recurrenceRule,
  based_on: z.enum(seriesBases),
  occurrence_date: z.string(),
  updated_at: z.string(),
  previous_task_id: field.id.nullable(),
  next_task_id: field.id.nullable(),
});
