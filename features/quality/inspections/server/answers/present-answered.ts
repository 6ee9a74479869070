import type { AnswerOf } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type AskedKey, type answerEndpoints, nameOfAsked } from '../../contract/index.ts';
import { findAnswered } from './answered-repository.ts';
import { presentAnswer } from './present-answer.ts';

/** The answers that a call named, as they stand now, and what they make of the inspection. */
export const presentAnswered = async (
  { tenant, person }: { tenant: Tenant; person: Person },
  id: number,
  named: readonly AskedKey[],
): Promise<AnswerOf<(typeof answerEndpoints)['saveAnswers']>> => {
  const found = await findAnswered(tenant, id, [...new Set(named.map(({ question_id }) => question_id))]);
  if (!found) throw notFound();
  const { answers, ...inspection } = found;
  const wanted = new Set(named.map(nameOfAsked));
  return {
    inspection,
    answers: answers.filter((one) => wanted.has(nameOfAsked(one))).map(presentAnswer(person, inspection)),
  };
};
