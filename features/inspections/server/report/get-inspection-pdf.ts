import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import type { reportEndpoints } from '../../contract/index.ts';
import { makeReportPdf, reportFileName } from './make-report-pdf.ts';
import { reportSource } from './report-source.ts';

export const getInspectionPdf = async ({
  tenant,
  person,
  params,
  query,
  locale: own,
  wiring,
}: SignedInCall<(typeof reportEndpoints)['getInspectionPdf']>): Promise<FileAnswer> => {
  const locale = query.language ?? own;
  const source = await reportSource(tenant, person, params.id);
  return answerPdf(reportFileName(source, locale), () => makeReportPdf(wiring, source, locale));
};
