import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { chosenFlags, flag } from './role.ts';

/** How many people gain or lose a flag, after all their roles, modules and license. */
const counted = z.object({ flag, people: z.int() });

export const previewBody = z.strictObject({ flags: chosenFlags });

export const rolePreview = z.object({
  /** Who hold the role, without those deactivated. */
  people: z.int(),
  /** For whom anything changes. */
  changed: z.int(),
  gains: z.array(counted),
  loses: z.array(counted),
});

export type RolePreview = z.infer<typeof rolePreview>;

export const direction = z.enum(['gains', 'loses']);

export type Direction = z.infer<typeof direction>;

/** As many names as are answered. */
export const mostNames = 50;

export const previewPeopleBody = previewBody.extend({ flag, direction });

export const previewPeople = z.object({
  people: z.array(z.object({ id: field.id, name: z.string() })),
  total: z.int(),
});
