import { answerPaper } from '#features/accounts/files/server';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { sharedLogEndpoints } from '../../contract/index.ts';
import { logPaper } from './log-paper.ts';
import { logSource } from './log-source.ts';

export const getActionLogPdf = async (
  call: SignedInCall<(typeof sharedLogEndpoints)['getActionLogPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const source = await logSource(call.tenant, call.person, call.params.id, call.query.for);
  return answerPaper(call, logPaper(source, call.query.language ?? call.locale));
};
