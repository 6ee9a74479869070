import { randomUUID } from 'node:crypto';
import type { Content } from '../../contract/index.ts';

/** New ids for the sections and questions of a copy, because answers are compared by id. */
export const withFreshIds = ({ sections }: Content): Content => ({
  sections: sections.map((section) => ({
    ...section,
    id: randomUUID(),
    questions: section.questions.map((one) => ({ ...one, id: randomUUID() })),
  })),
});
