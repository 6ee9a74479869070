import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { priorityLevels, taskTypes } from './task-enums.ts';

/** Fields of a task without its dates: what all occurrences of a series have in common. */
export const template = {
  title: field.text.max(150, 'character_limit_exceeded').optional(),
  description: field.longText.min(1, 'required'),
  type: z.enum(taskTypes),
  priority_level: z.enum(priorityLevels).default('medium'),
  area: field.name.nullable().default(null),
  area_type: field.name.nullable().default(null),
  area_type_id: field.id.nullable().default(null),
  building_common_area_id: field.id.nullable().default(null),
  building_floor_id: field.id.nullable().default(null),
  internal_only: z.boolean().default(false),
  require_photo: z.boolean().default(false),
  require_signature: z.boolean().default(false),
  po_number: field.text.max(40, 'character_limit_exceeded').nullable().default(null),
  client_requested_by: field.name.nullable().default(null),
  assignee_user_ids: z.array(field.id).max(20).default([]),
};

const text = z.string().nullable();

/** The same fields as tasks and series answer them; who is assigned is answered apart, with names. */
export const templateAnswer = {
  title: z.string(),
  description: z.string(),
  type: z.enum(taskTypes),
  priority_level: z.enum(priorityLevels),
  area: text,
  area_type: text,
  area_type_id: field.id.nullable(),
  building_common_area_id: field.id.nullable(),
  building_floor_id: field.id.nullable(),
  internal_only: z.boolean(),
  require_photo: z.boolean(),
  require_signature: z.boolean(),
  po_number: text,
  client_requested_by: text,
} satisfies Record<Exclude<keyof typeof template, 'assignee_user_ids'>, z.ZodType>;
