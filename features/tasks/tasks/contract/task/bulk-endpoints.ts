import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Maximum number of tasks per call. */
export const bulkLimit = 200;

const ids = z
  .array(field.id)
  .min(1, 'required')
  .max(bulkLimit)
  .refine((list) => new Set(list).size === list.length, 'not_allowed');

const change = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('assign'), assignee_user_ids: z.array(field.id).max(20) }),
  z.strictObject({ action: z.literal('due'), due_at: field.date.nullable() }),
  z.strictObject({ action: z.literal('close'), note: field.longText.optional() }),
  z.strictObject({ action: z.literal('cancel'), note: field.longText.min(3, 'reason_required') }),
]);

export type BulkChange = z.output<typeof change>;
export type BulkAction = BulkChange['action'];

export const bulkResult = z.object({
  done: z.array(field.id),
  /** The tasks that were not changed, each with the reason in the reader's language. */
  failed: z.array(z.object({ id: field.id, number: z.int(), title: z.string(), reason: z.string() })),
});

export type BulkResult = z.infer<typeof bulkResult>;

export const bulkEndpoints = {
  changeTasks: endpoint({
    method: 'POST',
    path: '/core/tasks/bulk',
    summary:
      'Assign, set the due date of, close or cancel many tasks; ids out of sight refuse the whole call',
    access: { all: ['hasAccessTasks'], any: ['tasks.canUpdateTask', 'tasks.canEditTransaction'] },
    body: z.strictObject({ ids, change }),
    answer: bulkResult,
    rate: 'write',
    audit: 'task.updated',
  }),
};
