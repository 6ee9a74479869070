import { z } from 'zod';
import { sum, toHundredths } from '#platform/contract/money';
import type { Statement } from '../statement/statement.ts';

export const reasons = [
  'begins',
  'ends',
  'part_month',
  'price',
  'vacancy',
  'credit',
  'billback',
  'limit',
] as const;

/** Why an invoice differs from that of the month before, and by how much. */
export const difference = z.object({
  reason: z.enum(reasons),
  /** The type of the credit or the bill-back. */
  type: z.string().nullable(),
  amount: z.number(),
  /** Depending on the reason: average vacant square feet, days in force, or dollars per whole month. Null where none applies. */
  before: z.number().nullable(),
  after: z.number().nullable(),
});

export type Difference = z.infer<typeof difference>;

type Cents = Omit<Difference, 'amount'> & { cents: number };

type Credit = Statement['credits'][number];

const monthly = (lines: readonly { monthly: number }[]): number =>
  sum(lines.map((line) => toHundredths(line.monthly)));

const typesOf = (...lists: readonly (readonly { type: string }[])[]): string[] => [
  ...new Set(lists.flat().map(({ type }) => type)),
];

const ofType = <L extends { type: string }>(lines: readonly L[], type: string): L[] =>
  lines.filter((line) => line.type === type);

/** Square feet that were credited on average over the days on which the contract was in force. */
const averageFeet = (credits: readonly Credit[], { days }: Statement): number =>
  Math.round(sum(credits.flatMap(({ lines }) => lines.map((line) => (line.sqft ?? 0) * line.days))) / days);

const agreed = (credits: readonly Credit[]): string =>
  JSON.stringify(credits.map(({ method, rate, base, sqft }) => [method, rate, base, sqft]));

const priceChange = (before: Statement, after: Statement): Cents => {
  const [was, is] = [monthly(before.pricing), monthly(after.pricing)];
  return { reason: 'price', type: null, cents: is - was, before: was / 100, after: is / 100 };
};

const billbackChanges = (before: Statement, after: Statement): Cents[] =>
  typesOf(before.billbacks, after.billbacks).map((type) => {
    const was = monthly(ofType(before.billbacks, type));
    const is = monthly(ofType(after.billbacks, type));
    return { reason: 'billback', type, cents: is - was, before: was / 100, after: is / 100 };
  });

/** If a credit per square foot keeps its rate, it changes because rooms became vacant or were rented. */
const creditChanges = (before: Statement, after: Statement): Cents[] =>
  typesOf(before.credits, after.credits).map((type): Cents => {
    const [was, is] = [ofType(before.credits, type), ofType(after.credits, type)];
    const total = (credits: readonly Credit[]) => sum(credits.map(({ amount }) => toHundredths(amount)));
    const cents = total(was) - total(is);
    const feet = { before: averageFeet(was, before), after: averageFeet(is, after) };
    const bySqft = [...was, ...is].every(({ method }) => method === 'per_sqft');
    return bySqft && agreed(was) === agreed(is) && feet.before !== feet.after
      ? { reason: 'vacancy', type, cents, ...feet }
      : { reason: 'credit', type, cents, before: total(was) / 100, after: total(is) / 100 };
  });

const dollars = ({ cents, ...rest }: Cents): Difference => ({ ...rest, amount: cents / 100 });

const whole = (reason: 'begins' | 'ends', cents: number): Difference =>
  dollars({ reason, type: null, cents, before: null, after: null });

/** The amounts of the reasons add up to the difference of both invoices. `part_month` takes what changes of monthly prices do
 * not explain, and `limit` (credits cannot exceed the price) takes what is still left. */
export const explain = (before: Statement | null, after: Statement | null): Difference[] => {
  if (!before || !after) {
    if (after) return [whole('begins', toHundredths(after.invoice))];
    return before ? [whole('ends', -toHundredths(before.invoice))] : [];
  }
  const fixed = [priceChange(before, after), ...billbackChanges(before, after)];
  const charged = ({ base, billed_back }: Statement) => toHundredths(base) + toHundredths(billed_back);
  const found: Cents[] = [
    ...fixed,
    {
      reason: 'part_month',
      type: null,
      before: before.days,
      after: after.days,
      cents: charged(after) - charged(before) - sum(fixed.map(({ cents }) => cents)),
    },
    ...creditChanges(before, after),
  ];
  const all = toHundredths(after.invoice) - toHundredths(before.invoice);
  found.push({
    reason: 'limit',
    type: null,
    before: null,
    after: null,
    cents: all - sum(found.map(({ cents }) => cents)),
  });
  return found.filter(({ cents }) => cents !== 0).map(dollars);
};
