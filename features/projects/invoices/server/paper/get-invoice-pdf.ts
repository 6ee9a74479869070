import { answerFrozen, frozenFile, serializePaper } from '#features/accounts/files/server';
import { loadPaperBrand } from '#features/accounts/organizations/server';
import { notFound } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MailAttachment } from '#platform/server/mail/mail';
import type { invoiceEndpoints } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { loadInvoice } from '../invoice/invoice-repository.ts';
import { invoicePaper, paperName } from './invoice-paper.ts';
import { loadPaper } from './papers-repository.ts';

/** The paper as it was issued; of a draft, as it is now. */
const paperOf = async (tenant: Tenant, invoice: StoredInvoice, locale: Locale) => {
  const kept = invoice.status === 'draft' ? undefined : await loadPaper(tenant, invoice.id, locale);
  if (kept) return { name: paperName(invoice, locale), ...kept };
  const { name, ...paper } = invoicePaper(invoice, await loadPaperBrand(tenant), locale);
  return { name, draft: serializePaper({ name, ...paper }), storage_key: null, size: null, sha256: null };
};

export const getInvoicePdf = async (
  call: SignedInCall<(typeof invoiceEndpoints)['getInvoicePdf']>,
): Promise<FileAnswer> => {
  const { tenant, person, params, query, wiring } = call;
  const invoice = await loadInvoice(tenant, person, params.id);
  if (!invoice) throw notFound();
  return answerFrozen(wiring, await paperOf(tenant, invoice, query.language ?? call.locale));
};

/** The same paper as an attachment of an email. */
export const invoiceFile = async (
  wiring: Wiring,
  organizationId: number,
  id: number,
  locale: Locale,
): Promise<MailAttachment> => {
  const paper = await wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    const invoice = await loadInvoice(tenant, null, id);
    if (!invoice) throw notFound();
    return paperOf(tenant, invoice, locale);
  });
  return frozenFile(wiring, paper);
};
