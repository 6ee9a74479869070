import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { dateAt } from '#platform/server/clock/dates';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf, type Values } from '#platform/server/db/values';
import { onDays, withinDays } from '#platform/server/db/within-days';
import type { Person } from '#platform/server/http/person';
import { pastDueStatuses, type projectListEndpoints, type SpecialProjectRow } from '../../contract/index.ts';
import { rowColumns, rowJoins, type StoredRow, storedRow } from '../project/columns-sql-repository.ts';
import { presentRow } from '../project/present-row.ts';
import { seesProject } from '../project/scope-sql-repository.ts';
import { hasCosts, hasEstimate, isNotInvoiced, projectPlaces } from './project-conditions-sql-repository.ts';

export type ListQuery = QueryOf<(typeof projectListEndpoints)['listSpecialProjects']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

export type Filters = Omit<ListFilters, 'sort' | 'order'>;

export type Reader = { tenant: Tenant; person: Person; now: Date };

const orders: Record<ListQuery['sort'], readonly string[]> = {
  due_date: ['t.due_date'],
  scheduled_date: ['t.scheduled_date'],
  number: ['t.year', 't.serial'],
};

/** Compares with the organization's day; the mark in a row uses the day of its site. */
const late = (values: Values, { past_due }: Filters, { person, now }: Reader): string[] =>
  past_due
    ? [
        `t.due_date < ${values.add(dateAt(now, person.timeZone))}::date`,
        `t.status in (${pastDueStatuses.map((status) => `'${status}'`).join(', ')})`,
      ]
    : [];

const outcomes = (values: Values, { offer }: Filters, { person, now }: Reader): string[] => {
  if (!offer) return [];
  const described = {
    approved: () => `t.offer_answer = 'approved'`,
    declined: () => `t.offer_answer = 'declined'`,
    expired: () =>
      `(t.offer_answer is null and t.offer_ends_on < ${values.add(dateAt(now, person.timeZone))}::date)`,
  };
  return [`(${offer.map((outcome) => described[outcome]()).join(' or ') || 'false'})`];
};

const conditionsOf = (
  reader: Reader,
  query: Filters,
  words: Awaited<ReturnType<typeof loadSearchWords>>,
  values: Values,
): string[] => {
  const { tenant, person } = reader;
  const zone = person.timeZone;
  return [
    't.organization_id = $1',
    't.deleted_at is null',
    ...seesProject(tenant, person, () => values.add(tenant.userId)),
    ...words.map((word) => hasWord(word, 'special_projects', { id: 't.id', search: 't.search' }, values.add)),
    ...oneOf(values, 't.status', query.status),
    ...oneOf(values, 't.project_type', query.type),
    ...oneOf(values, 't.invoice_type', query.invoice_type),
    ...equal(values, 't.client_id', query.client_id),
    ...projectPlaces(values, query),
    ...onDays(values, 't.scheduled_date', { from: query.scheduled_from, to: query.scheduled_to }),
    ...onDays(values, 't.due_date', { from: query.due_from, to: query.due_to }),
    ...onDays(values, 't.actual_service_date', { from: query.serviced_from, to: query.serviced_to }),
    ...withinDays(values, 't.created_at', { from: query.created_from, to: query.created_to }, zone),
    ...withinDays(values, 't.ended_at', { from: query.ended_from, to: query.ended_to }, zone),
    ...withinDays(values, 't.offered_at', { from: query.offered_from, to: query.offered_to }, zone),
    ...outcomes(values, query, reader),
    ...either(query.approved, 't.approved_at is not null', 't.approved_at is null'),
    ...either(query.with_due, 't.due_date is not null', 't.due_date is null'),
    ...either(query.estimated, hasEstimate, `not (${hasEstimate})`),
    ...either(query.costed, hasCosts, `not (${hasCosts})`),
    ...either(query.not_invoiced, isNotInvoiced, `not coalesce(${isNotInvoiced}, false)`),
    ...late(values, query, reader),
  ];
};

/** What the filters leave of the projects `t` that a person sees, for others that read them. */
export const filterConditions = async (reader: Reader, query: Filters, values: Values): Promise<string[]> =>
  conditionsOf(reader, query, await loadSearchWords(reader.tenant, ['special_projects'], query.q), values);

const listOf = async (reader: Reader, query: ListFilters): Promise<ListSql> => {
  const { tenant } = reader;
  const words = await loadSearchWords(tenant, ['special_projects'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = conditionsOf(reader, query, words, values);
  const { sort, order } = query;
  return {
    from: 'special_projects t',
    id: 't.id',
    where: where.join(' and '),
    order: [...orders[sort], 't.id'].map((column) => `${column} ${order}`).join(', '),
    values,
    replanned: words.length > 0,
  };
};

export const projectRows = (tenant: Tenant, ids: readonly number[]): Promise<StoredRow[]> =>
  tenant.query({
    name: 'special-projects-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join special_projects t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: storedRow,
  });

export const loadProjectRows = async (
  reader: Reader,
  query: ListQuery,
): Promise<PageOf<SpecialProjectRow>> => {
  const { tenant } = reader;
  const list = await listOf(reader, query);
  return loadListPage(tenant, query, list, async (ids) =>
    (await projectRows(tenant, ids)).map((row) => presentRow(row, reader)),
  );
};

/** Ids of all that match, in the list's order, at most so many. */
export const projectIds = async (reader: Reader, filters: ListFilters, max: number): Promise<number[]> =>
  loadIds(reader.tenant, await listOf(reader, filters), max);
