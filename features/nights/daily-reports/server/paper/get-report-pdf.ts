import { answerPaper } from '#features/accounts/files/server';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { reportPaperEndpoints } from '../../contract/index.ts';
import { reportPaper } from './report-paper.ts';
import { clientSource, ownSource } from './report-source.ts';

export const getDailyReportPdf = async (
  call: SignedInCall<(typeof reportPaperEndpoints)['getDailyReportPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const read = call.query.for === 'client' ? clientSource : ownSource;
  const source = await read(call.tenant, call.person, call.params.id);
  return answerPaper(call, reportPaper(source, call.query.language ?? call.locale));
};
