import { answerPaper } from '#features/accounts/files/server';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { reportEndpoints } from '../../contract/index.ts';
import { inspectionPaper } from './inspection-paper.ts';
import { inspectionSource } from './inspection-source.ts';

export const getInspectionPdf = async (
  call: SignedInCall<(typeof reportEndpoints)['getInspectionPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const source = await inspectionSource(call.tenant, call.person, call.params.id);
  return answerPaper(call, inspectionPaper(source, call.query.language ?? call.locale));
};
