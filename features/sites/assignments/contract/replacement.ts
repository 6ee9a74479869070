import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { maxPeriods } from './period.ts';

/** What a replacement does to a period.
 * - `replace`: it ends the day before, the other person's begins.
 * - `move`: it had not begun, and becomes the other person's.
 * - `end`: it ends the day before, nobody follows. `cancel`: it had not begun and goes.
 * - `holds`: it ends; the other person is there already for all of its days.
 * - `clash`: nothing, because the other person is there for some of its days.
 * - `begun`: nothing, because it began after that date and days of it have passed. */
export const replacementOutcomes = ['replace', 'move', 'end', 'cancel', 'holds', 'clash', 'begun'] as const;

export type ReplacementOutcome = (typeof replacementOutcomes)[number];

/** The outcomes that leave a period as it is. */
export const leftAlone: readonly ReplacementOutcome[] = ['clash', 'begun'];

export const replacementStep = z.object({
  id: field.id,
  assignment_id: field.id,
  assignment: z.string(),
  job_id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  place: z.string().nullable(),
  from_date: z.string().nullable(),
  to_date: z.string().nullable(),
  updated_at: z.string(),
  outcome: z.enum(replacementOutcomes),
});

export type ReplacementStep = z.infer<typeof replacementStep>;

/** Everything that would happen from a date on. */
export const replacementPlan = z.object({
  steps: z.array(replacementStep),
  /** Number of sites of the person that the reader does not see; they stay as they are. */
  unseen: z.int(),
  /** Number of other things that the person has, such as `keys`. */
  holds: z.record(z.string(), z.int()),
});

export type ReplacementPlan = z.infer<typeof replacementPlan>;

const replacement = {
  /** The successor; null ends the periods without one. */
  by_user_id: field.id.nullable(),
  from_date: field.date,
};

export const replacementQuery = z.strictObject({
  by_user_id: field.id.optional(),
  from_date: field.date,
  assignment_id: field.id.optional(),
});

export const replacementBody = z.strictObject({
  ...replacement,
  periods: z
    .array(z.strictObject({ id: field.id, updated_at: field.updatedAt }))
    .min(1)
    .max(maxPeriods),
});

export const replacementAnswer = z.object({ changed: z.int(), skipped: z.array(replacementStep) });
