import { sum } from '#platform/contract/money';
import { type AgeBucket, ageBuckets, bucketOf } from '../receivables/ageing.ts';

/** An invoice that is owed or paid; amounts are whole cents. */
export type Charged = {
  id: number;
  number: string;
  project: { id: number; number: string; title: string };
  issue_date: string;
  due_date: string;
  total: number;
  /** `voided_on`: the day from which a payment no longer counts. */
  payments: readonly { date: string; cents: number; reference: string; voided_on?: string | null }[];
};

export type AccountLine = {
  kind: 'invoice' | 'payment' | 'void';
  date: string;
  invoice: Omit<Charged, 'total' | 'payments'>;
  reference: string;
  /** Whole cents, below zero for a payment; what was voided is owed again. */
  cents: number;
  /** Whole cents that are owed after this entry. */
  balance: number;
};

export type Account = {
  /** Whole cents that were owed before the first day. */
  opening: number;
  lines: AccountLine[];
  closing: number;
  /** The closing balance, by how long it was past due on the last day. */
  ages: Record<AgeBucket, number>;
};

type Period = { from: string; to: string };

const order = { invoice: 0, payment: 1, void: 2 } as const;

const entriesOf = ({ payments, total, ...invoice }: Charged): Omit<AccountLine, 'balance'>[] => [
  { kind: 'invoice', date: invoice.issue_date, invoice, reference: '', cents: total },
  ...payments.flatMap(({ date, cents, reference, voided_on }) => {
    const paid = { kind: 'payment' as const, date, invoice, reference, cents: -cents };
    if (!voided_on) return [paid];
    // The day at the site of the payment may be ahead of the company's.
    const day = [date, voided_on].toSorted().at(-1) ?? voided_on;
    return [paid, { ...paid, kind: 'void' as const, date: day, cents }];
  }),
];

/** The account of a period; without a period, of everything in `charged`. A period that includes today has no end, because
 * the day at a site may be ahead of the organization's day. */
export const accountOf = (charged: readonly Charged[], period: Period | null, today: string): Account => {
  const end = period !== null && period.to < today ? period.to : null;
  const isIn = ({ date }: { date: string }) => end === null || date <= end;
  const isBefore = ({ date }: { date: string }) => period !== null && date < period.from;
  const known = charged.flatMap(entriesOf).filter(isIn);
  const opening = sum(known.filter(isBefore).map(({ cents }) => cents));
  let balance = opening;
  const lines = known
    .filter((entry) => !isBefore(entry))
    .toSorted(
      (a, b) => a.date.localeCompare(b.date) || order[a.kind] - order[b.kind] || a.invoice.id - b.invoice.id,
    )
    .map((entry) => {
      balance += entry.cents;
      return { ...entry, balance };
    });
  const ages = Object.fromEntries(ageBuckets.map((bucket) => [bucket, 0])) as Account['ages'];
  for (const { invoice, cents } of known) ages[bucketOf(invoice.due_date, end ?? today)] += cents;
  return { opening, lines, closing: balance, ages };
};
