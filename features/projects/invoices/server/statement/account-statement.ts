import { invalid } from '#platform/contract/errors';
import type { ranges } from '#platform/contract/range-fields';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { askedRange } from '#platform/server/http/asked-range';
import type { Person } from '#platform/server/http/person';
import { type Account, accountOf, ageBuckets, type ClientStatement } from '../../contract/index.ts';
import { seesWholeAccount } from '../invoice/whole-account-repository.ts';
import { chargedTo } from './statement-repository.ts';

type Asked = {
  range?: (typeof ranges)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export type Stated = Pick<
  ClientStatement,
  'period' | 'as_of' | 'whole' | 'opening' | 'lines' | 'closing' | 'aged'
>;

/** Dollars. */
const presentAccount = ({ opening, lines, closing, ages }: Account) => ({
  opening: opening / 100,
  lines: lines.map(({ kind, date, reference, cents, balance, invoice }) => ({
    kind,
    date,
    reference,
    amount: cents / 100,
    balance: balance / 100,
    invoice: { id: invoice.id, number: invoice.number, due_date: invoice.due_date },
    project: invoice.project,
  })),
  closing: closing / 100,
  aged: {
    ages: Object.fromEntries(
      ageBuckets.map((bucket) => [bucket, ages[bucket] / 100]),
    ) as ClientStatement['aged']['ages'],
    total: closing / 100,
  },
});

/** Refuses days without a range: the answer would be all that is open, and would look like the account of those days. */
const periodOf = ({ range, from, to }: Asked, today: string) => {
  if (range) return askedRange({ range, from, to }, today);
  if (from || to) throw invalid({ range: ['required'] });
  return null;
};

type Reader = { tenant: Tenant; person: Person | null; now: Date; timeZone: string };

/** What a client was billed and paid, by the organization's day as in receivables. */
export const accountStatement = async (
  { tenant, person, now, timeZone }: Reader,
  clientId: number,
  asked: Asked = {},
): Promise<Stated> => {
  const today = dateAt(now, timeZone);
  const period = periodOf(asked, today);
  const charged = await chargedTo(tenant, person, { clientId, period, timeZone });
  const as_of = period && period.to < today ? period.to : today;
  const whole = await seesWholeAccount(tenant, person, clientId);
  return { period, as_of, whole, ...presentAccount(accountOf(charged, period, today)) };
};
