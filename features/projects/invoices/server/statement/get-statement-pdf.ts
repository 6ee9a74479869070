import { answerPaper, type Paper, paperFile } from '#features/accounts/files/server';
import { loadPaperBrand, type PaperBrand, printedBrand } from '#features/accounts/organizations/server';
import type { Locale } from '#platform/contract/fields';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { MailAttachment } from '#platform/server/mail/mail';
import { paperDate } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import { shownMoney } from '#platform/server/texts/shown-money';
import { ageBuckets, type statementEndpoints } from '../../contract/index.ts';
import { invoiceTexts } from '../texts.ts';
import { accountStatement, type Stated } from './account-statement.ts';
import { openStatement } from './open-statement.ts';
import { statedClient } from './stated-client.ts';

type StatementDocumentStatement = Stated & { client: { name: string; account_number: string } };

const line = (label: string, value: string, notes: readonly string[] = []): PdfLine => ({
  label,
  value,
  notes,
  tone: 'none',
  pictures: [],
});

const linesOf = ({ lines }: Stated, locale: Locale): PdfBlock => {
  const t = invoiceTexts(locale);
  const money = (amount: number) => shownMoney(amount, locale);
  return {
    kind: 'lines',
    lines: lines.map(({ kind, date, invoice, project, reference, amount, balance }) =>
      line(`${paperDate(date)} · ${t(`statement.kind.${kind}`)} ${invoice.number}`, money(amount), [
        [
          kind === 'invoice' ? `${project.number} ${project.title}` : reference,
          kind === 'invoice' ? t('record.due', { date: paperDate(invoice.due_date) }) : '',
          t('statement.balanceThen', { amount: money(balance) }),
        ]
          .filter(Boolean)
          .join(' · '),
      ]),
    ),
  };
};

/** What a client was billed and paid, and what it owes by age. */
const statementDocument = (
  stated: StatementDocumentStatement,
  brand: PaperBrand,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = invoiceTexts(locale);
  const money = (amount: number) => shownMoney(amount, locale);
  const { client, period, as_of, whole, opening, closing, aged } = stated;
  const shown = period ? `${paperDate(period.from)} – ${paperDate(as_of)}` : t('statement.open');
  const owed = ageBuckets.filter((age) => aged.ages[age] !== 0);
  return {
    locale,
    title: t('titles.statement'),
    subtitle: `${client.name} · ${shown}`,
    brand: printedBrand(brand, pictures),
    cover: [
      {
        kind: 'facts',
        facts: [
          [t('field.client'), client.name],
          [t('field.account_number'), client.account_number],
          [t('statement.asOf'), paperDate(as_of)],
          ...(brand.payment.remit_to ? [[t('paper.remitTo'), brand.payment.remit_to] as const] : []),
        ],
      },
      ...(whole ? [] : [{ kind: 'paragraph' as const, text: t('statement.partly') }]),
      ...(period
        ? [
            {
              kind: 'heading' as const,
              level: 2 as const,
              text: t('statement.opening'),
              aside: money(opening),
            },
          ]
        : []),
      linesOf(stated, locale),
      { kind: 'heading', level: 1, text: t('statement.closing'), aside: money(closing) },
      { kind: 'lines', lines: owed.map((age) => line(t(`age.${age}`), money(aged.ages[age]))) },
    ],
    content: [],
  };
};

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
  const brand = await loadPaperBrand(tenant);
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
    paperOf(await openStatement(tenant, clientId, wiring.clock.now()), await loadPaperBrand(tenant), locale),
  );
  return paperFile(wiring, paper);
};
