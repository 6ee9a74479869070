import { answerPaper, type Paper, paperFile } from '#features/accounts/files/server';
import { findPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MailAttachment } from '#platform/server/mail/mail';
import type { statementEndpoints } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import { accountStatement, type Stated } from './account-statement.ts';
import { openStatement } from './open-statement.ts';
import { statedClient } from './stated-client.ts';
import { statementDocument } from './statement-document.ts';

type Statement = Stated & { client: { name: string; account_number: string } };

/** `statement-C-100-2027-03-10.pdf`, in the reader's language. */
const paperOf = (stated: Statement, brand: PaperBrand, locale: Locale): Paper => ({
  name: `${invoiceTexts(locale)('statement.file')}-${stated.client.account_number.replace(/[^\w-]+/g, '-')}-${stated.as_of}.pdf`,
  files: brand.logo ? [brand.logo] : [],
  document: (pictures) => statementDocument(stated, brand, pictures, locale),
});

export const getStatementPdf = async (
  call: SignedInCall<(typeof statementEndpoints)['getClientStatementPdf']>,
): Promise<FileAnswer | LaterAnswer> => {
  const { tenant, person, params, query } = call;
  const client = await statedClient(call, params.id);
  const stated = await accountStatement({ ...call, timeZone: person.timeZone }, client.id, query);
  const brand = await findPaperBrand(tenant);
  return answerPaper(call, paperOf({ ...stated, client }, brand, query.language ?? call.locale));
};

/** The statement of what is open today, as an attachment of an email. */
export const statementFile = async (
  wiring: Wiring,
  organizationId: number,
  clientId: number,
  locale: Locale,
): Promise<MailAttachment> => {
  const paper = await wiring.database.withTenant(systemScope(organizationId), async (tenant) =>
    paperOf(await openStatement(tenant, clientId, wiring.clock.now()), await findPaperBrand(tenant), locale),
  );
  return paperFile(wiring, paper);
};
