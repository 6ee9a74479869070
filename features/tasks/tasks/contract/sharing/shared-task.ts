import { z } from 'zod';
import { sharedPicture } from '#features/accounts/files/contract';
import { sharedBuilding } from '#features/sites/sharing/contract';
import { priorityLevels, taskTypes } from '../task/task-enums.ts';
import { taskStatuses } from '../task/transitions.ts';

/** A task as strangers see it: only its public fields, and no id but its own. */
export const sharedTask = z.object({
  number: z.int(),
  title: z.string(),
  description: z.string(),
  status: z.enum(taskStatuses),
  type: z.enum(taskTypes),
  priority_level: z.enum(priorityLevels),
  building: sharedBuilding,
  area: z.string().nullable(),
  common_area: z.string().nullable(),
  floor: z.string().nullable(),
  due_at: z.string().nullable(),
  past_due: z.boolean(),
  scheduled_on: z.string().nullable(),
  serviced_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  close_note: z.string().nullable(),
  pictures: z.array(sharedPicture),
  result_pictures: z.array(sharedPicture),
  /** Oldest first. Authors appear by first name and initial. */
  notes: z.array(
    z.object({
      body: z.string(),
      author: z.string().nullable(),
      pictures: z.array(sharedPicture),
      at: z.string(),
    }),
  ),
  /** Changes of status, oldest first. */
  timeline: z.array(z.object({ status: z.enum(taskStatuses), at: z.string() })),
});

export type SharedTask = z.infer<typeof sharedTask>;
