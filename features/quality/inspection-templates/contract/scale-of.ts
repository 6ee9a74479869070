import type { Section } from './content.ts';
import type { Question } from './question.ts';
import type { RatingScale, ScaleChoice } from './rating-scale.ts';
import { isScored, responses } from './response-types.ts';
import type { ScoreMethod } from './snapshot.ts';

type Asked = Pick<Question, 'response_type' | 'scale'>;

/** The key of the scale of a question; null for a question that is not scored. */
export const scaleKeyOf = ({ response_type, scale }: Asked, ofTemplate: string): string | null =>
  isScored(response_type) ? (responses[response_type].scale ?? scale ?? ofTemplate) : null;

type Scales = { scale: string; scales: readonly RatingScale[] };

export const scaleOf = (question: Asked, { scale, scales }: Scales): RatingScale | null => {
  const key = scaleKeyOf(question, scale);
  return scales.find((one) => one.key === key) ?? null;
};

/** The choice that an answer names; null for an unscored question and for a key that the scale does not have. */
export const choiceOf = (question: Asked, value: unknown, scales: Scales): ScaleChoice | null =>
  scaleOf(question, scales)?.choices.find(({ key }) => key === value) ?? null;

/** What decides whether two scores can be compared. */
export const scoreMethodOf = (
  sections: readonly Pick<Section, 'weight' | 'questions'>[],
  scale: string,
): ScoreMethod => {
  const scored = sections.flatMap(({ weight, questions }) =>
    questions.flatMap((one) => {
      const key = scaleKeyOf(one, scale);
      return key === null ? [] : [{ key, weights: [weight, one.weight] }];
    }),
  );
  return {
    scales: [...new Set(scored.map(({ key }) => key))].sort(),
    weighted: scored.some(({ weights }) => weights.some((weight) => weight !== 1)),
  };
};
