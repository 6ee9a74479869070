import { z } from 'zod';
import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type answerEndpoints, nameOfQuestion, type QuestionKey } from '../../contract/index.ts';
import { inspectionState } from '../../contract/inspection/inspection.ts';
import { statusCode } from '../inspection/row-columns-repository.ts';
import { answerRow, answersJson } from './answer-json-repository.ts';
import { presentAnswer } from './present-answer.ts';

const row = inspectionState.extend({ answers: z.array(answerRow) });

/** An inspection of which the caller has made sure that it may be seen, with the answers to these questions. */
const loadSavedAnswers = async (tenant: Tenant, id: number, questionIds: readonly string[]) => {
  const [found] = await tenant.query({
    name: 'inspection-answered',
    text: `select t.id, t.number, t.status, ${statusCode} as status_code, t.score, t.outcome, t.band, t.critical_fail,
        t.deficiency_count, t.section_scores, t.updated_at,
        ${answersJson('t.id', ' and a.question_id = any($3::uuid[])')} as answers
      from inspections t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, questionIds],
    row,
  });
  return found;
};

/** The answers that a call named, as they stand now, and what they make of the inspection. */
export const presentSavedAnswers = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  id: number,
  named: readonly QuestionKey[],
): Promise<AnswerOf<(typeof answerEndpoints)['saveAnswers']>> => {
  const found = await loadSavedAnswers(tenant, id, [...new Set(named.map(({ question_id }) => question_id))]);
  if (!found) throw notFound();
  const { answers, ...inspection } = found;
  const wanted = new Set(named.map(nameOfQuestion));
  return {
    inspection,
    answers: answers.filter((one) => wanted.has(nameOfQuestion(one))).map(presentAnswer(person, inspection)),
  };
};
