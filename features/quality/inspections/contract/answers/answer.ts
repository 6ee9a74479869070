import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { taskStatuses } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';
import { instanceKey } from './places.ts';

/** What an answer holds; which of these a question takes stands in its response type. */
export const enteredValue = z.union([
  z.null(),
  field.longText,
  z.number().min(-9_999_999.99).max(9_999_999.99),
  z.strictObject({ name: field.personName }),
]);

/** One answer as a device sends it: complete, because the later of two answers replaces the earlier one as a whole. */
export const answerEntry = z.strictObject({
  /** Key of this entry: an entry that is sent twice is kept once. */
  client_uuid: field.clientUuid,
  question_id: z.uuid(),
  instance: instanceKey.default(''),
  /** Null without `na` takes the answer back. */
  value: enteredValue.default(null),
  na: z.boolean().default(false),
  comment: field.longText.default(''),
  device_at: field.timestamp.optional(),
});

export type AnswerEntry = z.infer<typeof answerEntry>;

/** Most entries of one call. */
export const maxEntries = 100;

export const linkedTask = z.object({
  id: field.id,
  number: z.int(),
  title: z.string(),
  status: z.enum(taskStatuses),
  due_at: z.string().nullable(),
  /** Opened again since it was done. */
  reopened: z.boolean(),
});

export type LinkedTask = z.infer<typeof linkedTask>;

export const answer = z.object({
  id: field.id,
  question_id: z.string(),
  instance: z.string(),
  value: z.union([z.null(), z.string(), z.number(), z.object({ name: z.string() })]),
  na: z.boolean(),
  comment: z.string(),
  /** Percent of the choice; null where nothing is scored. */
  percent: z.number().nullable(),
  is_deficient: z.boolean(),
  /** When it was given, by the device's clock after correction. */
  answered_at: z.string(),
  received_at: z.string(),
  answered_by: field.named.nullable(),
  files: z.array(fileRecord),
  /** The task made of it when the inspection was completed. */
  task_id: field.id.nullable(),
  /** Why no task was made of a deficient answer. */
  no_task_comment: z.string(),
});

export type Answer = z.infer<typeof answer>;

/** One of several answers to a question, latest first: the first of a question is the one that stands. */
export const pastAnswer = answer.pick({
  question_id: true,
  instance: true,
  value: true,
  na: true,
  comment: true,
  answered_at: true,
  answered_by: true,
});

export type PastAnswer = z.infer<typeof pastAnswer>;
