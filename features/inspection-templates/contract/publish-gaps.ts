import type { Content } from './content.ts';
import { isScored } from './response-types.ts';

/** What a template still lacks before anybody can inspect with it. */
export const publishGaps = ['no_section', 'no_question', 'no_scored_weight'] as const;

export type PublishGap = (typeof publishGaps)[number];

export const gapsOf = ({ sections }: Content): PublishGap[] => {
  if (sections.length === 0) return ['no_section'];
  if (sections.every(({ questions }) => questions.length === 0)) return ['no_question'];
  const counts = sections.some(
    ({ weight, questions }) =>
      weight > 0 && questions.some((one) => isScored(one.response_type) && one.weight > 0),
  );
  return counts ? [] : ['no_scored_weight'];
};
