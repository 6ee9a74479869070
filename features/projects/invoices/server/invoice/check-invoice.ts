import { type MessageRef, requireValid } from '#platform/contract/errors';
import { sum } from '#platform/contract/money';
import { shownMoney } from '#platform/server/texts/shown-money';
import {
  type BilledProject,
  type InvoiceFields,
  lastDayOf,
  lineCents,
  maxFor,
  monthsOf,
} from '../../contract/index.ts';
import type { Billing } from '../billed/load-billing.ts';
import type { Totals } from './stored-fields.ts';

type Errors = Record<string, (string | MessageRef)[]>;

type Checked = Pick<InvoiceFields, 'period' | 'lines' | 'over_reason'> & { id: number | null } & Totals;

/** Of all lines. Tax may come on top. */
const maxCents = 999_999_999;

const checkPeriod = (terms: BilledProject, { invoices, today }: Billing, { id, period }: Checked): Errors => {
  if (terms.invoice_type !== 'monthly') return {};
  if (period === null) return { period: ['invoice_period_required'] };
  const { from, to } = period;
  if (to !== lastDayOf(from) || !monthsOf(terms, today).includes(from))
    return { period: ['invoice_period_month'] };
  const taken = invoices.some((other) => other.id !== id && other.period_from === from);
  return taken ? { period: ['invoice_period_billed'] } : {};
};

const checkTasks = (terms: BilledProject, { invoices, tasks }: Billing, { id, lines }: Checked): Errors => {
  const ofTasks = lines.filter(({ task_id }) => task_id !== null);
  const ids = ofTasks.flatMap(({ task_id }) => task_id ?? []);
  const done = new Set(terms.invoice_type === 'per occurrence' ? tasks.map((task) => task.id) : []);
  if (ids.some((task) => !done.has(task))) return { lines: ['invoice_task_not_done'] };
  const others = new Set(invoices.flatMap((other) => (other.id === id ? [] : other.task_ids)));
  const twice = new Set(ids).size < ids.length || ids.some((task) => others.has(task));
  if (twice) return { lines: ['invoice_task_billed'] };
  return ofTasks.some((line) => lineCents(line) <= 0) ? { lines: ['invoice_task_amount'] } : {};
};

const checkAmounts = (
  terms: BilledProject,
  { invoices, tasks }: Billing,
  { id, lines, subtotal, over_reason }: Checked,
): Errors => {
  if (subtotal < 0) return { discount: ['invoice_discount_too_high'] };
  if (sum(lines.map(lineCents)) > maxCents) return { lines: ['invoice_total_too_high'] };
  const others = invoices.filter((other) => other.id !== id);
  const task_ids = lines.flatMap(({ task_id }) => task_id ?? []);
  const max = maxFor(terms, others, { task_ids }, tasks);
  if (subtotal <= max || (over_reason ?? '').length >= 3) return {};
  return { over_reason: [{ code: 'invoice_over_price', values: { left: shownMoney(max / 100, 'en') } }] };
};

/** A client that is exempt owes no tax, whatever rate somebody has typed. */
const checkTax = ({ project }: Billing, { tax }: Checked): Errors =>
  project.tax_exempt && tax > 0 ? { tax_rate: ['invoice_tax_exempt'] } : {};

/** Refuses an invoice with everything that is wrong with it, given the other invoices of its project. Amounts are not
 * checked while its tasks are wrong: what is left to bill depends on the tasks. */
export const checkInvoice = (terms: BilledProject, billing: Billing, checked: Checked): void => {
  const ofTasks = checkTasks(terms, billing, checked);
  const errors = {
    ...checkPeriod(terms, billing, checked),
    ...checkTax(billing, checked),
    ...(ofTasks.lines ? ofTasks : checkAmounts(terms, billing, checked)),
  };
  requireValid(errors);
};
