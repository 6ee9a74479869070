import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { flags } from '#platform/contract/flags';

export const flag = z.enum(flags);

/** Each flag once, in the order of the product. */
export const chosenFlags = z
  .array(flag)
  .max(flags.length)
  .transform((chosen) => flags.filter((one) => chosen.includes(one)));

export const roleFields = {
  name: field.name,
  description: field.comment.default(''),
  flags: chosenFlags,
};

export type RoleFields = z.output<z.ZodObject<typeof roleFields>>;

/** A named set of flags. A built-in one is the same in every organization: copied, never changed. */
export const role = z.object({
  id: field.id,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  built_in: z.boolean(),
  flags: z.array(flag),
  /** Number of people who hold it, without deactivated ones. */
  people: z.int(),
  updated_at: z.string(),
});

export type Role = z.infer<typeof role>;
