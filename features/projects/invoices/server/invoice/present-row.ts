import { dateAt } from '#platform/server/clock/dates';
import { daysPast, type InvoiceRow } from '../../contract/index.ts';
import type { StoredRow } from './columns-sql-repository.ts';

/** Days since it was due, while it is owed; 0 unless it is past due. By the day at the site. */
export const daysPastDue = (
  { status, due_date, time_zone }: Pick<StoredRow, 'status' | 'due_date' | 'time_zone'>,
  now: Date,
): number =>
  status === 'invoiced' && due_date !== null ? Math.max(0, daysPast(due_date, dateAt(now, time_zone))) : 0;

/** Dollars. */
export const presentRow = (row: StoredRow, now: Date): InvoiceRow => {
  const { total_cents, paid_cents, time_zone: _zone, special_project, ...shown } = row;
  const { status: _status, ...project } = special_project;
  const days = daysPastDue(row, now);
  return {
    ...shown,
    special_project: project,
    total: total_cents / 100,
    balance: (total_cents - paid_cents) / 100,
    past_due: days > 0,
    days_past_due: days,
  };
};
