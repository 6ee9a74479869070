import type { Section } from '#features/quality/inspection-templates/contract';
import type { SectionScore } from './score.ts';

type Snapshot = {
  sections: readonly (Pick<Section, 'id' | 'title' | 'common_area_type_id'> & {
    questions: readonly { id: string; label: string }[];
  })[];
};

/** The score of one section. Sections of a type of common area belong together, others by their title. */
export type SectionKind = { area_type_id: number | null; title: string; score: number };

/** How often a question was answered deficient in sections of one type. */
export type Issue = { area_type_id: number | null; question: string; count: number };

export type ScoreParts = { section_kinds: SectionKind[]; issues: Issue[] };

/** What figures of many inspections add up, beside the score itself. */
export const scorePartsOf = (
  { sections }: Snapshot,
  scores: readonly SectionScore[],
  answers: readonly { question_id: string; is_deficient: boolean }[],
): ScoreParts => {
  const deficient = answers.filter(({ is_deficient }) => is_deficient);
  const issues = new Map<string, Issue>();
  for (const { common_area_type_id: area_type_id, questions } of sections) {
    for (const { id, label: question } of questions) {
      const count = deficient.filter(({ question_id }) => question_id === id).length;
      const key = `${area_type_id}:${question}`;
      if (count > 0)
        issues.set(key, { area_type_id, question, count: count + (issues.get(key)?.count ?? 0) });
    }
  }
  return {
    section_kinds: sections.flatMap(({ id, title, common_area_type_id: area_type_id }) => {
      const score = scores.find(({ section_id }) => section_id === id)?.score ?? null;
      return score === null ? [] : [{ area_type_id, title: area_type_id === null ? title : '', score }];
    }),
    issues: [...issues.values()],
  };
};
