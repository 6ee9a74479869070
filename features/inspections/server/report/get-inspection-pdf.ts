import { Readable } from 'node:stream';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import type { reportEndpoints } from '../../contract/index.ts';
import { makeReportPdf, reportFileName } from './make-report-pdf.ts';
import { reportSource } from './report-source.ts';

/** Made once the transaction that read it is over. */
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
  const bytes = async function* () {
    yield await makeReportPdf(wiring, source, locale);
  };
  return {
    body: Readable.from(bytes(), { objectMode: false }),
    mime: 'application/pdf',
    name: reportFileName(source, locale),
    attachment: true,
    cache: 'never',
  };
};
