import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { reportPaperEndpoints } from '../../contract/index.ts';
import { makeReportPdf, reportFileName } from './make-report-pdf.ts';
import { clientSource, ownSource } from './report-source.ts';

export const getDailyReportPdf = async ({
  tenant,
  person,
  params,
  query,
  locale: own,
  wiring,
}: SignedInCall<(typeof reportPaperEndpoints)['getDailyReportPdf']>): Promise<FileAnswer> => {
  const locale = query.language ?? own;
  const read = query.for === 'client' ? clientSource : ownSource;
  const source = await read(tenant, person, params.id);
  return answerPdf(reportFileName(source, locale), () => makeReportPdf(wiring, source, locale));
};
