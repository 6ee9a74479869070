import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { section } from './content.ts';
import { templateHead } from './head.ts';
import { inspectionType } from './inspection-type.ts';
import { ratingScale, scaleKey } from './rating-scale.ts';

/** Two scores can be compared only when these are equal. */
export const scoreMethod = z.object({
  /** Scale keys of all scored questions, each once, in alphabetical order. */
  scales: z.array(scaleKey),
  /** Whether any weight is not 1. */
  weighted: z.boolean(),
});

export type ScoreMethod = z.infer<typeof scoreMethod>;

const snapshotSection = section.extend({
  /** With its name at the time when the version was published. */
  common_area_type: z.object({ id: field.id, key: z.string(), name: z.string() }).nullable(),
});

/** A complete version of a template: all that is needed to show, check and score an inspection. It never changes. */
export const templateSnapshot = z.object({
  ...templateHead.shape,
  name: z.string(),
  template_id: field.id,
  version: z.int().positive(),
  inspection_type: inspectionType,
  sections: z.array(snapshotSection),
  /** The scales of all scored questions. */
  scales: z.array(ratingScale),
  score_method: scoreMethod,
});

export type TemplateSnapshot = z.infer<typeof templateSnapshot>;
