import { z } from 'zod';
import { type RoleKey, rolePresets } from '#features/accounts/access/contract';
import * as field from '#platform/contract/fields';

const labels = rolePresets.map(({ key }) => key) as [RoleKey, ...RoleKey[]];

export const assignmentViews = ['active', 'inactive', 'all'] as const;

/** The roles that people choose from. */
export const roleLabels: readonly RoleKey[] = labels;

/** What people enter. */
export const assignmentFields = {
  name: field.name,
  /** Decides which notifications its holders get. */
  role_key: z.enum(labels),
  is_notifiable: z.boolean(),
  sort: z.int().min(0).max(10_000).optional(),
  active: z.boolean(),
};

/** A role at job sites. */
export const assignment = z.object({
  id: field.id,
  name: z.string(),
  role_key: z.string(),
  is_notifiable: z.boolean(),
  sort: z.int(),
  active: z.boolean(),
  /** People who hold it today, and jobs at which somebody does. */
  users: z.int(),
  jobs: z.int(),
  updated_at: z.string(),
});

export type Assignment = z.infer<typeof assignment>;
