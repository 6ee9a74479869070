import { z } from 'zod';
import * as field from './fields.ts';

/** One line of what happened to a record. */
export const historyEntry = z.object({
  id: z.int(),
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Null for the system. */
  actor: z.object({ id: field.id, name: z.string() }).nullable(),
  note: z.string().nullable(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  at: z.string(),
  /** When the device says it was entered, where that was without a connection. */
  device_at: z.string().nullable(),
});

export type HistoryEntry = z.infer<typeof historyEntry>;
