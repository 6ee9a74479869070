import { z } from 'zod';
import {
  type AgeBucket,
  ageBuckets,
  bucketStarts,
  type InvoiceListFilters,
} from '#features/projects/invoices/contract';
import { invoiceConditions } from '#features/projects/invoices/server';
import { collectValues, type Values } from '#platform/server/db/values';
import type { FigureQuery } from './figure-query.ts';

const sum = z.object({ count: z.int(), cents: z.number() });

const from = `from invoices i join special_projects t on t.organization_id = $1 and t.id = i.special_project_id`;

const read = async <R>(
  { reader, narrowed }: FigureQuery,
  filters: InvoiceListFilters,
  text: (where: string, values: Values) => string,
  row: z.ZodType<R>,
): Promise<R[]> => {
  const values = collectValues([reader.tenant.organizationId]);
  const where = await invoiceConditions(reader, { ...narrowed, ...filters }, values);
  return reader.tenant.query({ text: text(where.join(' and '), values), values: values.all, row });
};

/** The number and the sum, in cents, of the invoices of a list with these filters. */
export const invoiceSum = async (
  query: FigureQuery,
  filters: InvoiceListFilters,
  cents: 'i.total' | 'i.total - i.amount_paid',
): Promise<z.infer<typeof sum>> => {
  const text = (where: string) =>
    `select count(*)::int as count, coalesce(sum(${cents}), 0)::float8 as cents ${from} where ${where}`;
  const [found] = await read(query, filters, text, sum);
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};

/** The amount that was paid in a range, and the number of invoices it was paid on. */
export const collectedIn = async (
  query: FigureQuery,
  filters: { paid_from: string; paid_to: string },
): Promise<z.infer<typeof sum>> => {
  const text = (where: string, values: Values) =>
    `select count(*)::int as count, coalesce(sum(p.cents), 0)::float8 as cents ${from}
      cross join lateral (select sum(p.amount) as cents from invoice_payments p
        where p.organization_id = $1 and p.invoice_id = i.id and p.voided_at is null
        and p.paid_on between ${values.add(filters.paid_from)}::date and ${values.add(filters.paid_to)}::date) p
      where ${where}`;
  const [found] = await read(query, filters, text, sum);
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};

/** Of settled invoices: their sum, and the part that nobody will pay. */
export const settledSum = async (query: FigureQuery, filters: InvoiceListFilters) => {
  const row = z.object({ count: z.int(), cents: z.number(), lost: z.number() });
  const text = (where: string) =>
    `select count(*)::int as count, coalesce(sum(i.total), 0)::float8 as cents,
      coalesce(sum(i.total - i.amount_paid) filter (where i.status = 'uncollected'), 0)::float8 as lost
      ${from} where ${where}`;
  const [found] = await read(query, filters, text, row);
  if (!found) throw new Error('an aggregate answered no row');
  return found;
};

const month = z.object({ month: z.string(), count: z.int(), cents: z.number() });

/** Sums by the first day of the month of issue. */
export const invoicedByMonth = (query: FigureQuery, filters: InvoiceListFilters) =>
  read(
    query,
    filters,
    (where) =>
      `select date_trunc('month', i.issue_date)::date::text as month, count(*)::int as count,
        sum(i.total)::float8 as cents ${from} where ${where} group by 1`,
    month,
  );

const aged = z.object({ age: z.enum(ageBuckets), count: z.int(), cents: z.number() });

const ageOf = (days: string): string => {
  const late = ageBuckets.filter((bucket): bucket is Exclude<AgeBucket, 'current'> => bucket !== 'current');
  const parts = late.toReversed().map((bucket) => `when ${days} >= ${bucketStarts[bucket]} then '${bucket}'`);
  return `case ${parts.join(' ')} else 'current' end`;
};

/** Unpaid amounts by days past due. */
export const owedByAge = (query: FigureQuery, filters: InvoiceListFilters) =>
  read(
    query,
    filters,
    (where, values) =>
      `select ${ageOf(`${values.add(query.today)}::date - i.due_date`)} as age, count(*)::int as count,
        sum(i.total - i.amount_paid)::float8 as cents ${from} where ${where} group by 1`,
    aged,
  );
