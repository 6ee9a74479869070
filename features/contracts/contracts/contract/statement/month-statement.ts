import { addDays } from '#platform/contract/add-days';
import { portion, sum, toHundredths } from '#platform/contract/money';
import { agreedSquareFeet, creditCents, followsVacancies, rateCents, wholeCents } from '../credit.ts';
import type { CreditLine, PricedTerms } from '../lines.ts';
import { billbackCents } from '../price.ts';
import { daysOf } from './month.ts';
import type { CreditedLine, Statement } from './statement.ts';
import { creditedOn, creditedStretches, type VacantRooms } from './vacant-days.ts';

export type Stated = PricedTerms & { start_date: string; termination_date: string | null };

export type Around = {
  /** All that is or was vacant in the buildings of the job. */
  vacancies: readonly VacantRooms[];
  /** Days from the notice of a vacancy to its credit. */
  notice_days: number;
};

const within = (days: readonly string[], from: string | null, to: string | null): string[] =>
  days.filter((day) => (from === null || from <= day) && (to === null || to >= day));

/** Which vacant rooms a credit is for. */
export const creditedKinds: Readonly<Record<CreditLine['type'], readonly VacantRooms['kind'][]>> = {
  LPC: [],
  Vacancy: ['FF', 'PF'],
  'FF Vacancy': ['FF'],
  'PF Vacancy': ['PF'],
};

type Counted = {
  days: readonly string[];
  monthly: number;
  sqft: number | null;
  rooms: CreditedLine['rooms'];
};

/** Runs of days without a gap between them. */
const runsOf = (days: readonly string[]): string[][] =>
  days.reduce<string[][]>((runs, day) => {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && addDays(last, 1) === day) runs.at(-1)?.push(day);
    else runs.push([day]);
    return runs;
  }, []);

/** What a credit is calculated from in a month: the days on which it applies, or for each vacant room the days on which it is
 * credited. A percentage or an amount for vacant rooms applies on days on which any of them is credited. */
const countedBy = (
  credit: CreditLine,
  terms: Stated,
  inForce: readonly string[],
  { vacancies, notice_days }: Around,
): Counted[] => {
  const days = within(inForce, credit.from, credit.to);
  if (!followsVacancies(credit)) {
    const sqft = credit.method === 'per_sqft' ? agreedSquareFeet(credit, terms) : null;
    return days.length === 0 ? [] : [{ days, monthly: creditCents(credit, terms), sqft, rooms: null }];
  }
  const kinds = creditedKinds[credit.type];
  if (credit.method !== 'per_sqft') {
    const vacant = days.filter((day) =>
      creditedOn(vacancies, day, notice_days).some(({ kind }) => kinds.includes(kind)),
    );
    const monthly = wholeCents(credit, terms);
    return runsOf(vacant).map((run) => ({ days: run, monthly, sqft: null, rooms: null }));
  }
  return creditedStretches(vacancies, days, notice_days)
    .filter(({ rooms }) => kinds.includes(rooms.kind))
    .map(({ rooms: { building, floor, kind, sqft }, days: run }) => ({
      days: run,
      sqft,
      rooms: { building, floor, kind },
      monthly: rateCents(credit.rate, sqft),
    }));
};

/** Cents of all lines together. */
const totalOf = (lines: readonly { amount: number }[]): number =>
  sum(lines.map(({ amount }) => toHundredths(amount)));

/** The invoice of a month, past or future; null when the contract is not in force in it. Every line is rounded half up to a
 * cent before the sum. Credits never take the price below zero. */
export const monthStatement = (terms: Stated, month: string, around: Around): Statement | null => {
  const all = daysOf(month);
  const inForce = within(all, terms.start_date, terms.termination_date);
  const [from, to] = [inForce[0], inForce.at(-1)];
  if (from === undefined || to === undefined) return null;
  const share = (monthly: number, days: readonly string[]) => portion(monthly, days.length, all.length);
  const lineOf = (monthly: number) => ({ monthly: monthly / 100, amount: share(monthly, inForce) / 100 });
  const pricing = terms.pricing.map((line) => ({ ...line, ...lineOf(toHundredths(line.amount)) }));
  const billbacks = terms.billbacks.map((line) => ({ ...line, ...lineOf(billbackCents(line)) }));
  const credits = terms.credits.map((credit) => {
    const lines = countedBy(credit, terms, inForce, around).map(
      ({ days, monthly, sqft, rooms }): CreditedLine => ({
        rooms,
        sqft,
        from: days[0] ?? from,
        to: days.at(-1) ?? to,
        days: days.length,
        monthly: monthly / 100,
        amount: share(monthly, days) / 100,
      }),
    );
    return { ...credit, lines, amount: totalOf(lines) / 100 };
  });
  const [base, credited, billed] = [totalOf(pricing), totalOf(credits), totalOf(billbacks)];
  const net = Math.max(0, base - credited);
  return {
    month,
    from,
    to,
    days: inForce.length,
    days_in_month: all.length,
    pricing,
    credits,
    billbacks,
    base: base / 100,
    credited: credited / 100,
    net: net / 100,
    billed_back: billed / 100,
    invoice: (net + billed) / 100,
  };
};
