import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

export const parkedWork = z.object({
  id: z.uuid(),
  queue: z.string(),
  /** The kind of work, for queues with several kinds. */
  kind: z.string().nullable(),
  /** The person it is for, if it is for one person. */
  person: z.object({ id: field.id, name: z.string(), email: z.string().nullable() }).nullable(),
  tries: z.int(),
  error: z.string().nullable(),
  added_at: z.string(),
  parked_at: z.string(),
});

export type ParkedWork = z.infer<typeof parkedWork>;

const one = z.strictObject({ id: z.uuid() });

export const parkedWorkEndpoints = {
  listParkedWork: endpoint({
    method: 'GET',
    path: '/admin/parked-work',
    summary: 'Work of the organization that failed at every try and waits for a decision; the newest 100',
    access: { all: ['isAdmin'] },
    answer: z.array(parkedWork),
  }),
  retryParkedWork: endpoint({
    method: 'POST',
    path: '/admin/parked-work/{id}/retry',
    summary: 'Try parked work once more',
    access: { all: ['isAdmin'] },
    params: one,
    answer: one,
    rate: 'write',
    audit: 'parked-work.retried',
  }),
  discardParkedWork: endpoint({
    method: 'DELETE',
    path: '/admin/parked-work/{id}',
    summary: 'Forget parked work',
    access: { all: ['isAdmin'] },
    params: one,
    answer: one,
    rate: 'write',
    audit: 'parked-work.discarded',
  }),
};
