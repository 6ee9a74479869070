import { paperPictures } from '#features/files/server';
import { findPaperBrand } from '#features/organizations/server';
import { refused } from '#platform/contract/errors';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { answerPdf } from '#platform/server/pdf/answer-pdf';
import { makePdf } from '#platform/server/pdf/make-pdf';
import type { statementEndpoints } from '../../contract/index.ts';
import { statementDocument } from './statement-document.ts';
import { statementSource } from './statement-source.ts';

type Call = SignedInCall<(typeof statementEndpoints)['getStatementPdf']>;

export const getStatementPdf = async (call: Call): Promise<FileAnswer> => {
  const { tenant, query, wiring } = call;
  const locale = query.language ?? call.locale;
  const { statement, ...source } = await statementSource(call, query.month);
  if (!statement) throw refused('contract_not_in_force');
  const brand = await findPaperBrand(tenant);
  const name = locale === 'es' ? 'detalle' : 'statement';
  return answerPdf(`${name}-${source.contract.number}-${query.month}.pdf`, async () => {
    const logos = brand.logo ? await paperPictures(wiring.storage, [brand.logo]) : new Map();
    const logo = (brand.logo && logos.get(brand.logo.id)) ?? null;
    return makePdf(statementDocument({ ...source, statement }, brand, logo, locale));
  });
};
