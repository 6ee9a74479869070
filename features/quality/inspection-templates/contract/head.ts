import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { defaultScale } from './built-in-scales.ts';
import { typeKey } from './inspection-type.ts';
import { scaleKey } from './rating-scale.ts';

/** Whether clients may see inspections of a template: all, none, or as the inspector chooses. */
export const visibilities = ['public', 'internal', 'choose'] as const;

/** Percent. An inspection with a lower score has failed. */
export const defaultTarget = 85;

/** What people enter about a template beside its sections. */
export const headFields = {
  name: field.name,
  inspection_type: typeKey,
  description: field.longText.default(''),
  /** The scale of ratings whose question names no other scale. */
  scale: scaleKey.default(defaultScale),
  target_score: z.number().min(0).max(100).multipleOf(0.25).default(defaultTarget),
  visibility: z.enum(visibilities).default('public'),
  require_signature: z.boolean().default(false),
  /** One touch gives all questions of a section the best choice. */
  allow_mark_all: z.boolean().default(false),
};

export const templateHead = z.strictObject(headFields);

export type TemplateHead = z.infer<typeof templateHead>;
