import type { Content } from './content.ts';
import { isScored } from './response-types.ts';

/** What can be missing before a template can be published. */
export const publishGaps = [
  'template_no_section',
  'template_no_question',
  'template_no_scored_weight',
] as const;

export type PublishGap = (typeof publishGaps)[number];

export const gapsOf = ({ sections }: Content): PublishGap[] => {
  if (sections.length === 0) return ['template_no_section'];
  if (sections.every(({ questions }) => questions.length === 0)) return ['template_no_question'];
  const counts = sections.some(
    ({ weight, questions }) =>
      weight > 0 && questions.some((one) => isScored(one.response_type) && one.weight > 0),
  );
  return counts ? [] : ['template_no_scored_weight'];
};
