import type { TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import {
  nameOfQuestion,
  type PlacedQuestion,
  placedQuestions,
  type QuestionKey,
} from '../answers/placed-question.ts';
import type { Place } from '../answers/places.ts';
import type { SectionScore } from '../score/score.ts';

type Source<A extends QuestionKey> = {
  snapshot: Pick<TemplateSnapshot, 'sections'>;
  places: readonly Place[];
  only: readonly QuestionKey[] | null;
  section_scores: readonly SectionScore[];
  answers: readonly A[];
};

export type ReportLine<A> = PlacedQuestion & { answer: A | undefined };

/** The questions of a section at one place, with their answers; `place` is null where the section is gone through once. */
export type ReportGroup<A> = { place: Place | null; score: number | null; lines: ReportLine<A>[] };

export type ReportSection<A> = {
  id: string;
  title: string;
  score: number | null;
  deficiencyCount: number;
  groups: ReportGroup<A>[];
};

/** What was asked, in its order, with what was answered and scored: on screen, on paper and for strangers. */
export const reportOf = <A extends QuestionKey>(source: Source<A>): ReportSection<A>[] => {
  const { snapshot, places, only, section_scores, answers } = source;
  const byName = new Map(answers.map((one) => [nameOfQuestion(one), one]));
  const scores = new Map(section_scores.map((one) => [one.section_id, one]));
  const sections = new Map<string, ReportSection<A>>();
  for (const asked of placedQuestions(snapshot, places, only)) {
    const { id, title } = asked.section;
    const scored = scores.get(id);
    const section = sections.get(id) ?? {
      id,
      title,
      groups: [],
      score: scored?.score ?? null,
      deficiencyCount: scored?.deficiency_count ?? 0,
    };
    sections.set(id, section);
    const line = { ...asked, answer: byName.get(nameOfQuestion(asked)) };
    const group = section.groups.find(({ place }) => (place?.key ?? '') === asked.instance);
    if (group) group.lines.push(line);
    else {
      const own = scored?.instances.find(({ instance }) => instance === asked.instance);
      section.groups.push({ place: asked.place, score: own?.score ?? null, lines: [line] });
    }
  }
  return [...sections.values()];
};

/** Only what was deficient; places and sections without any are left out. */
export const deficientOnly = <A extends { is_deficient: boolean }>(
  sections: readonly ReportSection<A>[],
): ReportSection<A>[] =>
  sections.flatMap((section) => {
    const groups = section.groups.flatMap((group) => {
      const lines = group.lines.filter(({ answer }) => answer?.is_deficient === true);
      return lines.length > 0 ? [{ ...group, lines }] : [];
    });
    return groups.length > 0 ? [{ ...section, groups }] : [];
  });
