import { z } from 'zod';
import { fileRecord } from '#features/accounts/files/contract';
import { namedJob } from '#features/sites/jobs/contract';
import { sharedBuilding } from '#features/sites/sharing/contract';
import * as field from '#platform/contract/fields';
import { checkResults } from '../door-checks/door-check.ts';
import { reportType } from '../report/status.ts';
import { sharedDoorCheck } from '../sharing/shared-report.ts';

/** The entry of the door that stands in one report. */
const door = z.object({
  result: z.enum(checkResults).nullable(),
  checked_at: z.string().nullable(),
  checked_by: field.named.nullable(),
  /** When it was entered, by the device's clock after correction; null when nobody has entered anything. */
  entered_at: z.string().nullable(),
  received_at: z.string().nullable(),
  bulk: z.boolean(),
  /** How often it was changed. */
  edits: z.int(),
  note: z.string(),
  note_public: z.boolean(),
  files: z.array(fileRecord),
});

const night = z.object({
  /** The service night. */
  night: z.string(),
  /** The site owed a report of it. */
  owed: z.boolean(),
  final: z.boolean(),
  type: reportType.nullable(),
});

/** One report of a night, or a night without any. */
export const proofNight = night.extend({
  report: z.object({ id: field.id, number: z.int() }).nullable(),
  /** Null: there is no report, it is not final for this reader, or the door is not on it. */
  door: door.nullable(),
});

export type ProofNight = z.infer<typeof proofNight>;

const tenant = z.object({ name: z.string(), suite: z.string() });

const summary = z.object({
  /** Nights on which the door was to be checked. */
  nights: z.int(),
  locked: z.int(),
  unlocked: z.int(),
  /** The earliest and the latest time of a check, in the order from evening to morning. */
  earliest: z.string().nullable(),
  latest: z.string().nullable(),
});

export type ProofSummary = z.infer<typeof summary>;

const period = { from: z.string(), to: z.string(), summary };

export const doorProof = z.object({
  ...period,
  job: namedJob,
  building: z.object({ id: field.id, name: z.string(), time_zone: z.string() }),
  tenant: tenant.extend({ id: field.id }),
  /** The latest first. */
  nights: z.array(proofNight),
  can: z.object({ share: z.boolean() }),
});

export type DoorProof = z.infer<typeof doorProof>;

/** A door proof as strangers see it: only final reports, first names, and the notes and photos that were shown to clients. */
export const sharedProof = z.object({
  ...period,
  job: z.object({ job_number: z.string(), job_name: z.string() }),
  building: sharedBuilding,
  tenant,
  nights: z.array(night.extend({ door: sharedDoorCheck.nullable() })),
});

export type SharedProof = z.infer<typeof sharedProof>;

export type SharedProofNight = SharedProof['nights'][number];
