import type { Tenant } from '#platform/server/db/tenant';
import {
  nameOfQuestion,
  type PlacedQuestion,
  placedQuestions,
  type TaskDecision,
} from '../../contract/index.ts';
import { filesOfAnswers } from '../answers/answer-files-repository.ts';
import type { StoredAnswer } from '../answers/answer-repository.ts';
import type { StoredInspection } from '../inspection/inspection-repository.ts';

/** A deficient answer that has no task, with what was decided about one; null: nobody said anything. */
export type Deficiency = { placed: PlacedQuestion; answer: StoredAnswer; decision: TaskDecision | null };

export const deficienciesOf = (
  { snapshot, places, only_asked }: StoredInspection,
  answers: readonly StoredAnswer[],
  decisions: readonly TaskDecision[],
): Deficiency[] => {
  const byName = new Map(answers.map((one) => [nameOfQuestion(one), one]));
  const decided = new Map(decisions.map((one) => [nameOfQuestion(one), one]));
  return placedQuestions(snapshot, places, only_asked).flatMap((placed) => {
    const answer = byName.get(nameOfQuestion(placed));
    return answer?.is_deficient
      ? [{ placed, answer, decision: decided.get(nameOfQuestion(placed)) ?? null }]
      : [];
  });
};

/** Errors for decisions about answers that are not deficient, and for photos that belong to another answer. */
export const checkDecisions = async (
  tenant: Tenant,
  deficiencies: readonly Deficiency[],
  decisions: readonly TaskDecision[],
): Promise<Record<string, string[]>> => {
  const found = new Map(deficiencies.map((one) => [nameOfQuestion(one.placed), one]));
  const chosen = decisions.some(({ file_ids }) => file_ids !== undefined);
  const files = chosen
    ? await filesOfAnswers(
        tenant,
        deficiencies.map(({ answer }) => answer.id),
      )
    : [];
  return Object.fromEntries(
    decisions.flatMap((decision, n): [string, string[]][] => {
      const answer = found.get(nameOfQuestion(decision))?.answer;
      if (!answer) return [[`tasks.${n}.question_id`, ['inspection_not_deficient']]];
      const own = new Set(files.filter(({ owner_id }) => owner_id === answer.id).map(({ id }) => id));
      const foreign = (decision.file_ids ?? []).some((id) => !own.has(id));
      return foreign ? [[`tasks.${n}.file_ids`, ['inspection_file_elsewhere']]] : [];
    }),
  );
};
