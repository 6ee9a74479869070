import { answerPaper } from '#features/accounts/files/server';
import { loadPaperBrand, type PaperBrand, printedBrand } from '#features/accounts/organizations/server';
import { refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { dateAt } from '#platform/server/clock/dates';
import type { FileAnswer, LaterAnswer, SignedInCall } from '#platform/server/http/call';
import { paperDate } from '#platform/server/pdf/paper-dates';
import type { PdfBlock, PdfDocument, PdfLine, PdfPicture } from '#platform/server/pdf/pdf-document';
import type { Statement, StatementAnswer, statementEndpoints } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import { describeBasis, describeMoney, describeMonth, describeRooms } from './describe-statement.ts';
import { statementSource } from './statement-source.ts';

type Stated = Omit<StatementAnswer, 'approved_at'> & {
  statement: Statement;
  /** The day on which the month was approved. */
  approved_on: string | null;
};

const line = (label: string, value: string, notes: readonly string[] = []): PdfLine => ({
  label,
  value,
  notes,
  tone: 'none',
  pictures: [],
});

const section = (text: string, aside: string, lines: readonly PdfLine[]): PdfBlock[] =>
  lines.length === 0
    ? []
    : [
        { kind: 'heading', level: 1, text, aside },
        { kind: 'lines', lines },
      ];

const factsOf = ({ client, job, contract, statement }: Stated, locale: Locale): PdfBlock => {
  const t = contractTexts(locale);
  const { month, from, to, days, days_in_month: all } = statement;
  return {
    kind: 'facts',
    facts: [
      [t('statement.client'), client],
      [t('statement.site'), `${job.number} ${job.name}`],
      [t('titles.contract'), `${contract.number} · ${contract.service.name}`],
      [t('statement.month'), describeMonth(month, locale)],
      [
        t('statement.inForce'),
        `${paperDate(from)} – ${paperDate(to)} (${t('statement.daysOf', { days: String(days), all: String(all) })})`,
      ],
    ],
  };
};

/** Remarks above the figures: that the contract is a draft, or that the month was approved with another amount. */
const noticesOf = (
  { contract, approved_invoice, approved_on, statement }: Stated,
  locale: Locale,
): PdfBlock[] => {
  const t = contractTexts(locale);
  const texts = [
    contract.status === 'draft' && t('statement.draft'),
    approved_on !== null &&
      approved_invoice !== null &&
      approved_invoice !== statement.invoice &&
      t('statement.approvedWith', {
        amount: describeMoney(approved_invoice, locale),
        date: paperDate(approved_on),
      }),
  ];
  return texts.flatMap((text) => (text ? [{ kind: 'paragraph' as const, text }] : []));
};

const linesOf = (stated: Statement, locale: Locale): PdfBlock[] => {
  const t = contractTexts(locale);
  const money = (amount: number) => describeMoney(amount, locale);
  const credits = stated.credits.flatMap((credit) =>
    credit.lines.map((one) =>
      line(
        [t(`credit.${credit.type}`), describeRooms(one)].filter(Boolean).join(' · '),
        money(0 - one.amount),
        [describeBasis(credit, one, stated, locale)],
      ),
    ),
  );
  return [
    ...section(
      t('section.pricing'),
      money(stated.base),
      stated.pricing.map(({ type, note, amount }) =>
        line(t(`pricing.${type}`), money(amount), note ? [note] : []),
      ),
    ),
    ...section(t('section.credits'), money(0 - stated.credited), credits),
    { kind: 'heading', level: 1, text: t('statement.net'), aside: money(stated.net) },
    ...section(
      t('section.billbacks'),
      money(stated.billed_back),
      stated.billbacks.map(({ type, amount }) => line(t(`billback.${type}`), money(amount))),
    ),
  ];
};

/** The invoice of a month as a paper that a client can check line by line. */
const statementDocument = (
  stated: Stated,
  brand: PaperBrand,
  pictures: ReadonlyMap<number, PdfPicture>,
  locale: Locale,
): PdfDocument => {
  const t = contractTexts(locale);
  const { statement, job, contract } = stated;
  return {
    locale,
    title: t('statement.title'),
    subtitle: `${describeMonth(statement.month, locale)} · ${job.number} ${job.name}`,
    brand: printedBrand(brand, pictures),
    cover: [
      factsOf(stated, locale),
      ...noticesOf(stated, locale),
      ...linesOf(statement, locale),
      {
        kind: 'heading',
        level: 1,
        text: t('statement.invoice'),
        aside: describeMoney(statement.invoice, locale),
      },
      { kind: 'paragraph', text: t('statement.noticeRule', { count: stated.notice_days }) },
      { kind: 'paragraph', text: t('statement.of', { number: contract.number }) },
    ],
    content: [],
  };
};

type Call = SignedInCall<(typeof statementEndpoints)['getStatementPdf']>;

export const getStatementPdf = async (call: Call): Promise<FileAnswer | LaterAnswer> => {
  const { tenant, person, query } = call;
  const locale = query.language ?? call.locale;
  const { statement, approved_at, ...source } = await statementSource(call, query.month);
  if (!statement) throw refused('contract_not_in_force');
  const approved_on = approved_at && dateAt(new Date(approved_at), person.timeZone);
  const brand = await loadPaperBrand(tenant);
  return answerPaper(call, {
    name: `${locale === 'es' ? 'detalle' : 'statement'}-${source.contract.number}-${query.month}.pdf`,
    files: brand.logo ? [brand.logo] : [],
    document: (pictures) => statementDocument({ ...source, statement, approved_on }, brand, pictures, locale),
  });
};
