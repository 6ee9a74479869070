import type { Paper } from '#features/accounts/files/server';
import { type PaperBrand, printedBrand } from '#features/accounts/organizations/server';
import { projectTexts, quantityWords } from '#features/projects/special-projects/server';
import type { Locale } from '#platform/contract/fields';
import { paperDate } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import { shownMoney } from '#platform/server/texts/shown-money';
import { shownMonth } from '#platform/server/texts/shown-month';
import { lineCents } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { invoiceTexts } from '../texts.ts';

const line = (label: string, value: string, notes: readonly string[] = []): PdfLine => ({
  label,
  value,
  notes,
  tone: 'none',
  pictures: [],
});

const addressLines = ({ address, name }: StoredInvoice['bill_to']): string =>
  address === null
    ? name
    : [name, address.line_1, address.line_2, `${address.city}, ${address.state} ${address.zip}`]
        .filter((part) => part !== '')
        .join(', ');

const factsOf = (invoice: StoredInvoice, { payment }: PaperBrand, locale: Locale): PdfBlock => {
  const t = invoiceTexts(locale);
  const { bill_to, special_project: project, job, period_from, po_number, issue_date, due_date } = invoice;
  const facts: [string, string | null][] = [
    [t('field.bill_to'), addressLines(bill_to)],
    [t('field.account_number'), bill_to.account_number],
    [t('field.project'), `${project.number} ${project.title}`],
    [projectTexts(locale)('field.job_id'), job && `${job.job_number} ${job.job_name}`],
    [t('field.period'), period_from && shownMonth(period_from, locale)],
    [t('field.po_number'), po_number],
    [t('field.issue_date'), issue_date && paperDate(issue_date)],
    [t('field.due_date'), due_date && paperDate(due_date)],
    [t('paper.remitTo'), payment.remit_to],
    [t('paper.taxId'), payment.tax_id],
  ];
  return {
    kind: 'facts',
    facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
};

const linesOf = ({ lines, tax_cents }: StoredInvoice, locale: Locale): PdfBlock => {
  const t = invoiceTexts(locale);
  return {
    kind: 'lines',
    head: [t('paper.description'), t('paper.amount')],
    lines: lines.map((one) => {
      const each = t('line.each', {
        quantity: quantityWords(one, locale),
        price: shownMoney(one.unit_price, locale, 4),
      });
      const untaxed = tax_cents > 0 && !one.taxable ? ` · ${t('line.untaxed')}` : '';
      return line(one.description, shownMoney(lineCents(one) / 100, locale), [`${each}${untaxed}`]);
    }),
  };
};

const sumsOf = (invoice: StoredInvoice, locale: Locale): PdfBlock[] => {
  const t = invoiceTexts(locale);
  const money = (cents: number) => shownMoney(cents / 100, locale);
  const { discount_cents, subtotal_cents, tax_cents, total_cents, tax_rate } = invoice;
  const sums = [
    ...(discount_cents > 0 ? [line(t('field.discount'), money(-discount_cents))] : []),
    ...(discount_cents > 0 || tax_cents > 0 ? [line(t('field.subtotal'), money(subtotal_cents))] : []),
    ...(tax_cents > 0 ? [line(t('paper.tax', { rate: String(tax_rate / 1000) }), money(tax_cents))] : []),
  ];
  return [
    ...(sums.length > 0 ? [{ kind: 'lines' as const, lines: sums }] : []),
    { kind: 'heading', level: 1, text: t('field.total'), aside: money(total_cents) },
  ];
};

const paragraphs = (invoice: StoredInvoice, locale: Locale): PdfBlock[] => {
  const t = invoiceTexts(locale);
  const { notes, payment_page: url, status } = invoice;
  const texts = [
    { text: notes },
    ...(url === null ? [] : [{ text: t('paper.payOnline', { url }), url }]),
    { text: status === 'draft' ? t('paper.draftNote') : '' },
  ];
  return texts.flatMap((one) => (one.text === '' ? [] : [{ kind: 'paragraph' as const, ...one }]));
};

/** The invoice on paper: what stands there adds up to its total. */
const invoiceDocument = (
  invoice: StoredInvoice,
  brand: PaperBrand,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = invoiceTexts(locale);
  const { number, special_project: project, status, issue_date: issued } = invoice;
  return {
    ...(issued !== null && { madeAt: `${issued}T12:00:00Z` }),
    locale,
    title: number === null ? t('titles.draft') : t('paper.title', { number }),
    subtitle: `${project.number} · ${project.title}`,
    brand: printedBrand(brand, pictures),
    ...(status === 'draft' && { watermark: t('paper.draft') }),
    cover: [
      factsOf(invoice, brand, locale),
      linesOf(invoice, locale),
      ...sumsOf(invoice, locale),
      ...paragraphs(invoice, locale),
    ],
    content: [],
  };
};

/** `invoice-INV-2027-00001.pdf`, in the reader's language; that of a draft without a number has that of its project. */
export const paperName = ({ number, special_project }: StoredInvoice, locale: Locale): string =>
  `${invoiceTexts(locale)('paper.file')}-${number ?? special_project.number}.pdf`;

export const invoicePaper = (invoice: StoredInvoice, brand: PaperBrand, locale: Locale): Paper => ({
  name: paperName(invoice, locale),
  files: brand.logo ? [brand.logo] : [],
  document: (pictures) => invoiceDocument(invoice, brand, pictures, locale),
});
