import type { Tenant } from '#platform/server/db/tenant';
import { nameOfQuestion, placedQuestions, type Score, scoreOf, scorePartsOf } from '../../contract/index.ts';
import { type StoredInspection, updateInspectionRow } from '../inspection/inspection-repository.ts';
import { loadAnswers } from './answer-repository.ts';

/** Answers for a place that was left out later no longer count. */
export const scoreInspection = async (
  tenant: Tenant,
  { id, snapshot, places, only_asked }: StoredInspection,
): Promise<Score> => {
  const names = new Set(placedQuestions(snapshot, places, only_asked).map(nameOfQuestion));
  const answers = (await loadAnswers(tenant, id)).filter((answer) => names.has(nameOfQuestion(answer)));
  const result = scoreOf(snapshot, answers);
  const { section_kinds, issues } = scorePartsOf(snapshot, result.section_scores, answers);
  await updateInspectionRow(tenant, id, {
    ...result,
    section_scores: JSON.stringify(result.section_scores),
    section_kinds: JSON.stringify(section_kinds),
    issues: JSON.stringify(issues),
  });
  return result;
};
