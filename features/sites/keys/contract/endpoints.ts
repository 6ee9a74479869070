import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { key, keyFields, keyWithHistory } from './key.ts';
import { maxAdded } from './number-labels.ts';
import { keyTransitions } from './transitions.ts';

const read = { all: ['hasAccessWorld'] } as const;

const write = { all: ['hasAccessWorld', 'admin.canEditJobSite'] } as const;

/** Maximum number of keys in one hand-over. */
export const handOverLimit = 200;

const handedOver = {
  user_id: field.id,
  /** The last day of the custody; null if the person may keep the key until it is asked for. */
  due_on: field.date.nullable().default(null),
};

export const keyEndpoints = {
  getKey: endpoint({
    method: 'GET',
    path: '/core/keys/{id}',
    summary: 'One key with everybody who ever held it',
    access: read,
    params: field.idParams,
    answer: keyWithHistory,
  }),
  listJobKeys: endpoint({
    method: 'GET',
    path: '/job/{id}/keys',
    summary: 'Keys and badges of one job, retired ones last',
    access: read,
    params: field.idParams,
    answer: z.array(key),
  }),
  listOwnKeys: endpoint({
    method: 'GET',
    path: '/core/keys/own',
    summary: 'What the caller holds, also at jobs out of scope by now',
    access: read,
    answer: z.array(key),
  }),
  createKeys: endpoint({
    method: 'POST',
    path: '/core/keys',
    summary: 'Add one item, or several like it whose labels count up',
    access: write,
    body: z.strictObject({
      job_id: field.id,
      ...keyFields,
      count: z.int().min(1).max(maxAdded).default(1),
    }),
    answer: z.object({ rows: z.array(key) }),
    rate: 'write',
    audit: 'key.created',
  }),
  updateKey: endpoint({
    method: 'PUT',
    path: '/core/keys/{id}',
    summary: 'Save what is known of one key; who holds it changes by a transition',
    access: write,
    params: field.idParams,
    body: z.strictObject({ ...keyFields, updated_at: field.updatedAt }),
    answer: keyWithHistory,
    rate: 'write',
    audit: 'key.updated',
  }),
  transitionKey: endpoint({
    method: 'POST',
    path: '/core/keys/{id}/transition',
    summary: 'Hand over, transfer, return, lose, find, give back to the client or retire one key',
    access: read,
    params: field.idParams,
    body: z.strictObject({
      transition: z.enum(keyTransitions.names),
      /** The receiver, for hand_over and transfer. */
      user_id: handedOver.user_id.nullable().default(null),
      due_on: handedOver.due_on,
      /** For hand_over: the first day, when it was before today. */
      since: field.date.nullable().default(null),
      /** For report_lost: the day of the loss; today when left out. */
      lost_on: field.date.nullable().default(null),
      note: field.comment.default(''),
      device_at: field.timestamp.optional(),
      updated_at: field.updatedAt.optional(),
    }),
    answer: keyWithHistory,
    rate: 'write',
    audit: 'key.moved',
  }),
  confirmKey: endpoint({
    method: 'POST',
    path: '/core/keys/{id}/receipt',
    summary: 'The holder says that the key was received',
    access: read,
    params: field.idParams,
    body: z.strictObject({ custody_id: field.id, device_at: field.timestamp.optional() }),
    answer: keyWithHistory,
    rate: 'write',
    audit: 'key.confirmed',
  }),
  handOverKeys: endpoint({
    method: 'POST',
    path: '/core/keys/hand-over',
    summary: 'Hand several keys over to one person; ids out of sight refuse the whole call',
    access: write,
    body: z.strictObject({
      ids: z
        .array(field.id)
        .min(1, 'required')
        .max(handOverLimit)
        .refine((ids) => new Set(ids).size === ids.length, 'not_allowed'),
      ...handedOver,
    }),
    answer: z.object({
      done: z.array(field.id),
      /** Keys that were not handed over, each with the reason in the reader's language. */
      failed: z.array(z.object({ id: field.id, label: z.string(), reason: z.string() })),
    }),
    rate: 'write',
    audit: 'key.moved',
  }),
};
