import { answerPaper } from '#features/files/server';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { reportEndpoints } from '../../contract/index.ts';
import { reportPaper } from './report-paper.ts';
import { reportSource } from './report-source.ts';

export const getInspectionPdf = async (
  call: SignedInCall<(typeof reportEndpoints)['getInspectionPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const source = await reportSource(call.tenant, call.person, call.params.id);
  return answerPaper(call, reportPaper(source, call.query.language ?? call.locale));
};
