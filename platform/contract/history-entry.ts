import { z } from 'zod';
import * as field from './fields.ts';

/** One entry in the history of a record. */
export const historyEntry = z.object({
  id: z.int(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Null for the system. */
  actor: field.named.nullable(),
  note: z.string().nullable(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  at: z.string(),
  /** When the device recorded it, for entries made without a connection. */
  device_at: z.string().nullable(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;
