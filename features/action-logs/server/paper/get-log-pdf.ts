import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { sharedLogEndpoints } from '../../contract/index.ts';
import { logSource } from './log-source.ts';
import { logFileName, makeLogPdf } from './make-log-pdf.ts';

export const getActionLogPdf = async ({
  tenant,
  person,
  params,
  query,
  locale: own,
  wiring,
}: SignedInCall<(typeof sharedLogEndpoints)['getActionLogPdf']>): Promise<FileAnswer> => {
  const locale = query.language ?? own;
  const source = await logSource(tenant, person, params.id, query.for);
  return answerPdf(logFileName(source, locale), () => makeLogPdf(wiring, source, locale));
};
