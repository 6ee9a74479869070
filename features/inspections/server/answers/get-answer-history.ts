import { notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { answerEndpoints } from '../../contract/index.ts';
import { findAnswerHistory } from './answer-history-repository.ts';

/** Of two people on one inspection the later answer stands; both are told here. */
export const getAnswerHistory = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof answerEndpoints)['getAnswerHistory']>) => {
  const given = await findAnswerHistory(tenant, person, params.id);
  if (!given) throw notFound();
  return given;
};
