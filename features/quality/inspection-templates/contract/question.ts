import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { max, min } from './limits.ts';
import { scaleKey } from './rating-scale.ts';
import { responses, responseType } from './response-types.ts';

/** Never changes with versions or moves, because answers are compared by it. */
export const partId = z.uuid();

/** In steps of a quarter, because these add up exactly in binary. */
export const weight = z.number().min(0).max(max.weight).multipleOf(0.25);

export const title = field.oneLine.min(1).max(150, 'character_limit_exceeded');

export const evidenceRules = ['none', 'optional', 'required', 'required_if_deficient'] as const;

const evidence = z.enum(evidenceRules);

export type EvidenceRule = z.infer<typeof evidence>;

const option = field.oneLine.min(1).max(100, 'character_limit_exceeded');

export const questionPriorities = ['low', 'medium', 'high'] as const;

const fields = {
  id: partId,
  label: title,
  help: field.comment.default(''),
  response_type: responseType,
  required: z.boolean().default(true),
  weight: weight.default(1),
  /** The scale of a rating; null for the scale of the template. */
  scale: scaleKey.nullable().default(null),
  /** A deficient answer fails the whole inspection. */
  critical: z.boolean().default(false),
  photo: evidence.default('optional'),
  comment: evidence.default('optional'),
  /** Priority of the task that a deficient answer proposes. */
  default_priority: z.enum(questionPriorities).default('medium'),
  allow_na: z.boolean().default(true),
  /** The options of a question of type `choice`. */
  options: z.array(option).max(max.options).default([]),
};

const shape = z.strictObject(fields);

export type Question = z.infer<typeof shape>;

/** Removes rules that the response type cannot have, such as a scale for a date. */
export const tidyQuestion = (question: Question): Question => {
  const { scored, files } = responses[question.response_type];
  const possible = (rule: EvidenceRule): EvidenceRule =>
    !scored && rule === 'required_if_deficient' ? 'optional' : rule;
  return {
    ...question,
    scale: question.response_type === 'rating' ? question.scale : null,
    critical: scored && question.critical,
    photo: files ? 'none' : possible(question.photo),
    comment: possible(question.comment),
    options: question.response_type === 'choice' ? question.options : [],
  };
};

export const question = shape.overwrite(tidyQuestion).superRefine(({ response_type, options }, context) => {
  if (response_type !== 'choice') return;
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['options'], message });
  if (options.length < min.options) refuse('question_options');
  else if (new Set(options.map((text) => text.toLocaleLowerCase())).size < options.length)
    refuse('question_same_option');
});
