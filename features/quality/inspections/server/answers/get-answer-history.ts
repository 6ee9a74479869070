import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { answerEndpoints } from '../../contract/index.ts';
import { findAnswerHistory } from './answer-history-repository.ts';

/** When two people answer a question, the later answer stands; this lists both. */
export const getAnswerHistory = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof answerEndpoints)['getAnswerHistory']>) => {
  const given = await findAnswerHistory(tenant, person, params.id);
  if (!given) throw notFound();
  return given;
};
