import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { clientFields } from './client.ts';

/** What a client has for itself; a merge decides about each of them. */
export const mergeFields = [...clientFields, 'logo'] as const;

export type MergeField = (typeof mergeFields)[number];

/** One of the two clients as it is now. `updated_at` is sent back with the merge. */
const side = z.object({ id: field.id, account_number: z.string(), name: z.string(), updated_at: z.string() });

/** What a merge would do. */
export const clientMerge = z.object({
  from: side,
  into: side,
  /** How many records of each kind get the client that is kept. */
  moves: z.array(z.object({ kind: z.string(), count: z.int() })),
  contacts: z.object({
    moved: z.int(),
    /** Those of them that become one with an equal contact of the client that is kept. */
    joined: z.int(),
  }),
  /** Empty in the client that is kept, and taken from the other one. */
  filled: z.array(z.enum(mergeFields)),
  /** Of the other one, where the client that is kept has something else; they stay in the audit log alone. */
  history: z.array(z.enum(mergeFields)),
});

export type ClientMergePreview = z.infer<typeof clientMerge>;
