import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { section } from './content.ts';
import { templateHead } from './head.ts';
import { inspectionType } from './inspection-type.ts';
import { ratingScale, scaleKey } from './rating-scale.ts';

/** Two scores are compared only where these agree. */
export const scoreMethod = z.object({
  /** Of all scored questions, each once, in the order of their letters. */
  scales: z.array(scaleKey),
  /** Some weight is not 1. */
  weighted: z.boolean(),
});

export type ScoreMethod = z.infer<typeof scoreMethod>;

const snapshotSection = section.extend({
  /** As it was called when the version was published. */
  common_area_type: z.object({ id: field.id, key: z.string(), name: z.string() }).nullable(),
});

/** One version of a template, whole: whoever has it asks for nothing else to show, check and score an inspection. It
 * never changes. */
export const templateSnapshot = z.object({
  ...templateHead.shape,
  name: z.string(),
  template_id: field.id,
  version: z.int().positive(),
  inspection_type: inspectionType,
  sections: z.array(snapshotSection),
  /** Every scale that a scored question is answered on. */
  scales: z.array(ratingScale),
  score_method: scoreMethod,
});

export type TemplateSnapshot = z.infer<typeof templateSnapshot>;
