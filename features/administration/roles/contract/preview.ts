import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { chosenFlags, flag } from './role.ts';

/** How many people gain or lose a flag, with all their roles, modules and license considered. */
const counted = z.object({ flag, people: z.int() });

export const previewBody = z.strictObject({ flags: chosenFlags });

export const rolePreview = z.object({
  /** People who hold the role, without deactivated ones. */
  people: z.int(),
  /** People whose rights change. */
  changed: z.int(),
  gains: z.array(counted),
  loses: z.array(counted),
});

export type RolePreview = z.infer<typeof rolePreview>;

export const direction = z.enum(['gains', 'loses']);

export type Direction = z.infer<typeof direction>;

/** Maximum number of names in an answer. */
export const maxNames = 50;

export const previewPeopleBody = previewBody.extend({ flag, direction });

export const previewPeople = z.object({
  people: z.array(field.named),
  total: z.int(),
});
