import { z } from 'zod';
import * as field from './fields.ts';

/** Maximum number of records that one call changes together. */
export const bulkLimit = 200;

/** Minutes in which a step of many can be taken back as if it had never been made, where its opposite is another step. */
export const undoMinutes = 10;

const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** Why something was not taken back: changed again since, its former values are no longer allowed, or it is no longer there
 * for this person. */
export const keptReasons = ['changed', 'refused', 'gone'] as const;

/** What was not taken back. What is no longer there has no name any more; who changed it has read it. */
const keptRecord = z.object({ id: field.id, name: z.string().nullable(), reason: z.enum(keptReasons) });

export type KeptRecord = z.infer<typeof keptRecord>;

/** What a change of many needs, and what takes it back: `before` has the values of the fields that the change replaced. */
export const reversible = <C extends z.ZodObject>(change: C) => {
  const body = z.strictObject({
    ids: z.array(field.id).min(1, 'required').max(bulkLimit).refine(distinct, 'not_allowed'),
    change: change.refine((fields) => Object.keys(fields).length > 0, 'required'),
  });
  const changed = z.object({ id: field.id, name: z.string(), before: change, updated_at: z.string() });
  const undoing = z.strictObject({
    changed: z
      .array(
        z.strictObject({
          id: field.id,
          /** As the answer of the change has it; it counts for nothing. */
          name: z.string().max(500).optional(),
          before: change,
          updated_at: field.updatedAt,
        }),
      )
      .min(1, 'required')
      .max(bulkLimit)
      .refine((all) => distinct(all.map(({ id }) => id)), 'not_allowed'),
  });
  return {
    body,
    /** Records that had other values. */
    answer: z.object({ changed: z.array(changed) }),
    undoing,
    undone: z.object({
      undone: z.array(field.id),
      kept: z.array(keptRecord),
    }),
  };
};
