import { answerPaper } from '#features/accounts/files/server';
import { findPaperBrand } from '#features/accounts/organizations/server';
import { refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import type { statementEndpoints } from '../../contract/index.ts';
import { statementDocument } from './statement-document.ts';
import { statementSource } from './statement-source.ts';

type Call = SignedInCall<(typeof statementEndpoints)['getStatementPdf']>;

export const getStatementPdf = async (call: Call): Promise<FileAnswer | LaterAnswer> => {
  const { tenant, person, query } = call;
  const locale = query.language ?? call.locale;
  const { statement, approved_at, ...source } = await statementSource(call, query.month);
  if (!statement) throw refused('contract_not_in_force');
  const approved_on = approved_at && dateAt(new Date(approved_at), person.timeZone);
  const brand = await findPaperBrand(tenant);
  return answerPaper(call, {
    name: `${locale === 'es' ? 'detalle' : 'statement'}-${source.contract.number}-${query.month}.pdf`,
    files: brand.logo ? [brand.logo] : [],
    document: (pictures) => statementDocument({ ...source, statement, approved_on }, brand, pictures, locale),
  });
};
