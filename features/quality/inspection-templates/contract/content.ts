import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { max } from './limits.ts';
import { partId, question, title, weight } from './question.ts';

/** How often an inspector goes through a section: once, or once for each floor, common area or tenant of the building. */
export const repeats = ['none', 'per_floor', 'per_common_area', 'per_tenant'] as const;

export const section = z.strictObject({
  id: partId,
  title,
  /** A type of common areas of the organization. Tasks of this section are in a common area of this type. */
  common_area_type_id: field.id.nullable().default(null),
  weight: weight.default(1),
  repeat: z.enum(repeats).default('none'),
  instructions: field.longText.default(''),
  questions: z.array(question).max(max.questions),
});

export type Section = z.infer<typeof section>;

const ids = (sections: readonly Section[]) =>
  sections.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);

export const countQuestions = (sections: readonly { questions: readonly unknown[] }[]): number =>
  sections.reduce((sum, { questions }) => sum + questions.length, 0);

/** What an inspector goes through, in its order. */
export const content = z.strictObject({
  sections: z
    .array(section)
    .max(max.sections)
    .refine((sections) => countQuestions(sections) <= max.allQuestions, 'template_questions')
    .refine((sections) => new Set(ids(sections)).size === ids(sections).length, 'template_same_id')
    .refine((sections) => JSON.stringify(sections).length <= max.size, 'template_too_long'),
});

export type Content = z.infer<typeof content>;
