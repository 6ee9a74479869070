import { randomUUID } from 'node:crypto';
import type { Content } from '../../contract/index.ts';

/** A copy asks the same, but its questions are others. */
export const withFreshIds = ({ sections }: Content): Content => ({
  sections: sections.map((section) => ({
    ...section,
    id: randomUUID(),
    questions: section.questions.map((one) => ({ ...one, id: randomUUID() })),
  })),
});
