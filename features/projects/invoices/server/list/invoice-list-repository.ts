import { projectPlaces, seesProject } from '#features/projects/special-projects/server';
import { addDays } from '#platform/contract/add-days';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { dateAt } from '#platform/server/clock/dates';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf, type Values } from '#platform/server/db/values';
import { onDays } from '#platform/server/db/within-days';
import type { Person } from '#platform/server/http/person';
import {
  ageBuckets,
  bucketStarts,
  type InvoiceRow,
  type invoiceListEndpoints,
} from '../../contract/index.ts';
import { presentRow } from '../invoice/present-row.ts';
import { invoiceRows } from './invoice-rows-repository.ts';

export type ListQuery = QueryOf<(typeof invoiceListEndpoints)['listInvoices']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

export type ConditionsQuery = Omit<ListFilters, 'sort' | 'order'>;

export type Reader = { tenant: Tenant; person: Person; now: Date };

const searched = ['invoices', 'special_projects'];

/** SQL conditions for past due and for age, by the organization's day. */
const owed = (values: Values, { past_due, age }: ConditionsQuery, { person, now }: Reader): string[] => {
  const today = dateAt(now, person.timeZone);
  const daysAgo = (days: number) => `${values.add(addDays(today, -days))}::date`;
  const start = age && bucketStarts[age];
  const next = age && ageBuckets[ageBuckets.indexOf(age) + 1];
  const end = next && bucketStarts[next];
  return [
    ...(past_due || age ? [`i.status = 'invoiced'`] : []),
    ...(past_due ? [`i.due_date < ${values.add(today)}::date`] : []),
    ...(typeof start === 'number' ? [`i.due_date <= ${daysAgo(start)}`] : []),
    ...(typeof end === 'number' ? [`i.due_date > ${daysAgo(end)}`] : []),
  ];
};

/** SQL condition: a payment was made on one of these days, even of only a part. */
const paidOn = (values: Values, { paid_from: from, paid_to: to }: ConditionsQuery): string[] =>
  from === undefined && to === undefined
    ? []
    : [
        `exists (select from invoice_payments p where ${['p.organization_id = $1', 'p.invoice_id = i.id', 'p.voided_at is null', ...onDays(values, 'p.paid_on', { from, to })].join(' and ')})`,
      ];

/** SQL condition: the invoice or its project contains the word. */
const inInvoiceOrProject = (word: FoundWord, { add }: Values): string =>
  `(${hasWord(word, 'invoices', { id: 'i.id', search: 'i.search' }, add)}
    or ${hasWord(word, 'special_projects', { id: 'i.special_project_id', search: 't.search' }, add)})`;

/** Drafts have no issue date and stand beside the latest invoices. */
const orderOf = ({ sort, order }: ListQuery | ListFilters): string => {
  const nulls = order === 'desc' ? 'first' : 'last';
  const column = { issue: 'i.issue_date', due: 'i.due_date', total: 'i.total' }[sort];
  const empty = sort === 'issue' ? ` nulls ${nulls}` : '';
  return `${column} ${order}${empty}, i.id ${order}`;
};

const conditionsOf = (
  { tenant, person, now }: Reader,
  query: ConditionsQuery,
  words: Awaited<ReturnType<typeof loadSearchWords>>,
  values: Values,
): string[] => [
  'i.organization_id = $1',
  'i.deleted_at is null',
  't.deleted_at is null',
  ...seesProject(tenant, person, () => values.add(tenant.userId)),
  ...words.map((word) => inInvoiceOrProject(word, values)),
  ...oneOf(values, 'i.status', query.status),
  ...oneOf(values, 'i.id', query.ids, 'int'),
  ...equal(values, 'i.special_project_id', query.special_project_id),
  ...equal(values, 'i.client_id', query.client_id),
  ...projectPlaces(values, query),
  ...paidOn(values, query),
  ...onDays(values, 'i.issue_date', { from: query.issue_from, to: query.issue_to }),
  ...onDays(values, 'i.due_date', { from: query.due_from, to: query.due_to }),
  ...either(query.exported, 'i.exported_at is not null', 'i.exported_at is null'),
  ...owed(values, query, { tenant, person, now }),
];

/** SQL conditions for the invoices `i` with their projects `t` that match the filters and that the person may see. */
export const invoiceConditions = async (
  reader: Reader,
  query: ConditionsQuery,
  values: Values,
): Promise<string[]> =>
  conditionsOf(reader, query, await loadSearchWords(reader.tenant, searched, query.q), values);

const listOf = async (reader: Reader, query: ListFilters): Promise<ListSql> => {
  const { tenant } = reader;
  const words = await loadSearchWords(tenant, searched, query.q);
  const values = collectValues([tenant.organizationId]);
  const where = conditionsOf(reader, query, words, values);
  return {
    from: `invoices i join special_projects t on t.organization_id = $1 and t.id = i.special_project_id`,
    id: 'i.id',
    where: where.join(' and '),
    order: orderOf(query),
    values,
    replanned: words.length > 0,
  };
};

export const loadInvoices = async (reader: Reader, query: ListQuery): Promise<PageOf<InvoiceRow>> => {
  const { tenant, now } = reader;
  const list = await listOf(reader, query);
  return loadListPage(tenant, query, list, async (ids) =>
    (await invoiceRows(tenant, ids)).map((row) => presentRow(row, now)),
  );
};

/** Ids of all that match, in the list's order, at most so many. */
export const invoiceIds = async (reader: Reader, filters: ListFilters, max: number): Promise<number[]> =>
  loadIds(reader.tenant, await listOf(reader, filters), max);
