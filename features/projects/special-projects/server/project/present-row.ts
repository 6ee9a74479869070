import { dateAt } from '#platform/server/clock/dates';
import type { Person } from '#platform/server/http/person';
import { invoiceStatusOf, pastDueStatuses, type SpecialProjectRow, seesMoney } from '../../contract/index.ts';
import type { StoredRow } from './columns-sql-repository.ts';

type Reader = { person: Pick<Person, 'flags'>; now: Date };

export const isPastDue = (
  { status, due_date, time_zone }: Pick<StoredRow, 'status' | 'due_date' | 'time_zone'>,
  now: Date,
): boolean =>
  due_date !== null &&
  (pastDueStatuses as readonly string[]).includes(status) &&
  due_date < dateAt(now, time_zone);

/** Dollars and what became of billing, for those who see them. */
export const presentRow = (row: StoredRow, { person, now }: Reader): SpecialProjectRow => {
  const { cents, billed: _billed, offer_ends_on, time_zone, ...shown } = row;
  return {
    ...shown,
    price: cents !== null && seesMoney(person.flags) ? cents / 100 : null,
    invoice_status: person.flags.has('specialProjects.canViewInvoices') ? invoiceStatusOf(row) : null,
    past_due: isPastDue(row, now),
    expired: offer_ends_on !== null && offer_ends_on < dateAt(now, time_zone),
  };
};
