import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import * as field from '#platform/contract/fields';
import { frequency } from './frequency.ts';

/** Most instructions of one site, and photos of one instruction. */
export const max = { instructions: 500, photos: 10 } as const;

export const siteInstruction = z.object({
  id: field.id,
  building: field.named.nullable(),
  room: z.string(),
  /** Empty where nobody has written it in this language. */
  text_en: z.string(),
  text_es: z.string(),
  frequency,
  weekdays: z.array(z.int()),
  day: z.int().nullable(),
  month: z.int().nullable(),
  photos: z.array(fileRecord),
  /** What happened to it since the caller read the instructions; null also for a caller who has read none. */
  since_read: z.enum(['new', 'changed']).nullable(),
  updated_at: z.string(),
});

export type SiteInstruction = z.infer<typeof siteInstruction>;

const read = z.object({ version: z.int(), at: field.timestamp });

/** All instructions of a job, in their order. */
export const instructionSet = z.object({
  rows: z.array(siteInstruction),
  /** Grows with every change of their content; 0 before the first one. */
  version: z.int(),
  /** The last version that the caller has read. */
  read: read.nullable(),
  /** How many instructions were removed since then. */
  removed: z.int(),
  time_zone: z.string(),
  /** True when people work there at night. */
  overnight: z.boolean(),
  /** Weekdays on which the site is serviced, 0 is Sunday; empty where nobody has said. */
  service_days: z.array(z.int()),
  can: z.object({ edit: z.boolean() }),
});

export type InstructionSet = z.infer<typeof instructionSet>;

/** Somebody who holds a duty at the site today, or who has read its instructions. */
export const instructionReader = z.object({
  user: field.named,
  /** Names of the assignments they hold today. */
  duties: z.array(z.string()),
  read: read.nullable(),
});

export type InstructionReader = z.infer<typeof instructionReader>;

export const instructionReaders = z.object({ version: z.int(), rows: z.array(instructionReader) });
