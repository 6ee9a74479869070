import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { inspectionEndpoints } from '../../contract/index.ts';
import { presentAnswer } from '../answers/present-answer.ts';
import { loadEarlierAnswers } from './earlier-answers-repository.ts';

/** What was found last time, which the inspector sees beside each question. */
export const getEarlierAnswers = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof inspectionEndpoints)['getEarlierAnswers']>) => {
  const earlier = await loadEarlierAnswers(tenant, person, params.id);
  if (earlier === undefined) throw notFound();
  return earlier && { ...earlier, answers: earlier.answers.map(presentAnswer(person)) };
};
