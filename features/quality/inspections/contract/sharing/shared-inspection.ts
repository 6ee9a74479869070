import { z } from 'zod';
import { sharedPicture } from '#features/accounts/files/contract';
import { sharedBuilding } from '#features/sites/sharing/contract';
import { doneStatuses, type TaskStatus, taskStatuses } from '#features/tasks/tasks/contract';
import { inspectionStatus } from '../inspection/status.ts';
import { scoreBands } from '../score/band.ts';
import { outcomes } from '../score/score.ts';

const score = z.number().nullable();

const sharedLine = z.object({
  question: z.string(),
  critical: z.boolean(),
  /** In the reader's language; empty where nobody answered, or photos alone did. */
  value: z.string(),
  na: z.boolean(),
  deficient: z.boolean(),
  comment: z.string(),
  pictures: z.array(sharedPicture),
  /** Status of the public task that was made of it; null without one. */
  task_status: z.enum(taskStatuses).nullable(),
});

export type SharedLine = z.infer<typeof sharedLine>;

/** An inspection as strangers see it: what was found, and no id at all. */
export const sharedInspection = z.object({
  number: z.int(),
  status: inspectionStatus,
  /** In the reader's language. */
  type: z.string(),
  template: z.string(),
  job: z.object({ job_number: z.string(), job_name: z.string() }),
  building: sharedBuilding,
  inspected_at: z.string(),
  /** By first name and initial. */
  inspector: z.string().nullable(),
  score,
  target_score: z.number(),
  outcome: z.enum(outcomes).nullable(),
  band: z.enum(scoreBands).nullable(),
  critical_fail: z.boolean(),
  deficiency_count: z.int(),
  general_comments: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      score,
      places: z.array(z.object({ name: z.string().nullable(), score, lines: z.array(sharedLine) })),
    }),
  ),
});

export type SharedInspection = z.infer<typeof sharedInspection>;

/** Clients read that a task is done, however it was ended. */
export const isTaskDone = (status: TaskStatus): boolean =>
  (doneStatuses as readonly TaskStatus[]).includes(status);
