import type { Tenant } from '#platform/server/db/tenant';
import { askedOf, nameOfAsked, type Score, scoreOf } from '../../contract/index.ts';
import { type StoredInspection, updateInspectionRow } from '../inspection/inspection-repository.ts';
import { answersOfInspection } from './answer-repository.ts';

/** Answers for a place that was left out later count no more. */
export const scoreInspection = async (
  tenant: Tenant,
  { id, snapshot, places, only_asked }: StoredInspection,
): Promise<Score> => {
  const asked = new Set(askedOf(snapshot, places, only_asked).map(nameOfAsked));
  const answers = await answersOfInspection(tenant, id);
  const result = scoreOf(
    snapshot,
    answers.filter((answer) => asked.has(nameOfAsked(answer))),
  );
  await updateInspectionRow(tenant, id, {
    ...result,
    section_scores: JSON.stringify(result.section_scores),
  });
  return result;
};
