import { answerValue, choiceOf, isScored } from '#features/quality/inspection-templates/contract';
import type { Scales } from '../score/scales.ts';
import type { AnswerEntry } from './answer.ts';
import type { PlacedQuestion } from './placed-question.ts';

/** What is wrong with an answer, as the code of its message; null when it fits its question. Whether it is required is
 * asked when the inspection is completed. */
export const answerFault = (
  { question }: Pick<PlacedQuestion, 'question'>,
  { value, na }: Pick<AnswerEntry, 'value' | 'na'>,
  scales: Scales,
): string | null => {
  if (na) return question.allow_na ? null : 'inspection_no_na';
  if (value === null || value === '') return null;
  if (!answerValue[question.response_type].safeParse(value).success) return 'inspection_answer_type';
  if (isScored(question.response_type))
    return choiceOf(question, value, scales) ? null : 'inspection_choice_unknown';
  const isOption = question.response_type !== 'choice' || question.options.includes(String(value));
  return isOption ? null : 'inspection_choice_unknown';
};

type Entered = Pick<AnswerEntry, 'value' | 'na' | 'comment'> & { photos: number };

export type AnswerGap =
  | 'inspection_answer_required'
  | 'inspection_photo_required'
  | 'inspection_comment_required';

export const isAnswered = (
  { question }: Pick<PlacedQuestion, 'question'>,
  { value, na, photos }: Pick<Entered, 'value' | 'na' | 'photos'>,
): boolean => {
  if (na) return true;
  if (question.response_type === 'photo') return photos > 0;
  if (question.response_type === 'signature') return value !== null && photos > 0;
  return value !== null && value !== '';
};

/** What an answer still lacks before the inspection can be completed. */
export const answerGaps = (
  placed: Pick<PlacedQuestion, 'question'>,
  entered: Entered | null,
  scales: Scales,
): AnswerGap[] => {
  const { question } = placed;
  if (!entered || !isAnswered(placed, entered))
    return question.required ? ['inspection_answer_required'] : [];
  if (entered.na) return [];
  const isDeficient = choiceOf(question, entered.value, scales)?.is_deficient === true;
  const needs = (rule: string) => rule === 'required' || (rule === 'required_if_deficient' && isDeficient);
  return [
    ...(needs(question.photo) && entered.photos === 0 ? (['inspection_photo_required'] as const) : []),
    ...(needs(question.comment) && entered.comment === '' ? (['inspection_comment_required'] as const) : []),
  ];
};
