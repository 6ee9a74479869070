import type { Paper } from '#features/accounts/files/server';
import type { PaperBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { invoiceTexts } from '../texts.ts';
import { invoiceDocument } from './invoice-document.ts';

/** `invoice-INV-2027-00001.pdf`, in the reader's language; that of a draft without a number has that of its project. */
export const paperName = ({ number, special_project }: StoredInvoice, locale: Locale): string =>
  `${invoiceTexts(locale)('paper.file')}-${number ?? special_project.number}.pdf`;

export const invoicePaper = (invoice: StoredInvoice, brand: PaperBrand, locale: Locale): Paper => ({
  name: paperName(invoice, locale),
  files: brand.logo ? [brand.logo] : [],
  document: (pictures) => invoiceDocument(invoice, brand, pictures, locale),
});
