import type { Tenant } from '#platform/server/db/tenant';
import { askedOf, nameOfAsked, type Score, scoreOf, scorePartsOf } from '../../contract/index.ts';
import { type StoredInspection, updateInspectionRow } from '../inspection/inspection-repository.ts';
import { answersOfInspection } from './answer-repository.ts';

/** Answers for a place that was left out later no longer count. */
export const scoreInspection = async (
  tenant: Tenant,
  { id, snapshot, places, only_asked }: StoredInspection,
): Promise<Score> => {
  const asked = new Set(askedOf(snapshot, places, only_asked).map(nameOfAsked));
  const answers = (await answersOfInspection(tenant, id)).filter((answer) => asked.has(nameOfAsked(answer)));
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
