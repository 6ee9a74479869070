import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { content } from './content.ts';
import { headFields } from './head.ts';
import { inspectionType } from './inspection-type.ts';
import { publishGaps } from './publish-gaps.ts';
import { templateStatus, templateTransitions } from './transitions.ts';

const state = {
  status: templateStatus,
  /** Number of the latest published version; 0 before the first. */
  version: z.int(),
  /** Whether the draft was changed since that version. */
  has_changes: z.boolean(),
  /** Number of inspections that began with the template. */
  used: z.int(),
  updated_at: field.timestamp,
};

export const templateRow = z.object({
  id: field.id,
  name: z.string(),
  type: inspectionType,
  questions: z.int(),
  target_score: z.number(),
  ...state,
});

export type TemplateRow = z.infer<typeof templateRow>;

/** The draft that people edit, and what they may do with it. */
export const template = z.object({
  id: field.id,
  ...headFields,
  name: z.string(),
  type: inspectionType,
  content,
  ...state,
  /** What is missing before it can be published. */
  gaps: z.array(z.enum(publishGaps)),
  allowed_transitions: z.array(z.enum(templateTransitions.names)),
  can: z.object({ edit: z.boolean(), copy: z.boolean(), delete: z.boolean(), export: z.boolean() }),
});

export type Template = z.infer<typeof template>;

/** All fields that a save contains. */
export const templateFields = { ...headFields, content };

export const templateVersion = z.object({
  version: z.int(),
  questions: z.int(),
  published: z.object({
    at: field.timestamp,
    by: field.named.nullable(),
  }),
});

export type TemplateVersion = z.infer<typeof templateVersion>;
