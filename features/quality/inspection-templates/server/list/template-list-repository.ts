import { z } from 'zod';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds, loadRows } from '#platform/server/db/list-sql';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, oneOf } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import {
  inspectionType,
  type TemplateRow,
  type templateListEndpoints,
  templateRow,
} from '../../contract/index.ts';

type Query = QueryOf<(typeof templateListEndpoints)['listTemplates']>;

export type TemplateFilters = Omit<Query, 'page' | 'per_page' | 'total'>;

const orders: Record<Query['sort'], string> = {
  name: 't.name',
  type: '(select y.name from inspection_types y where y.organization_id = $1 and y.key = t.inspection_type)',
  version: 't.version',
  questions: 't.question_count',
  target: 't.target_score',
  used: 't.used',
  updated: 't.updated_at',
};

const columns = `t.id, t.name, t.question_count as questions, t.target_score, t.status, t.version, t.has_changes,
  t.used, t.updated_at, (select json_build_object('key', y.key, 'name', y.name) from inspection_types y
    where y.organization_id = $1 and y.key = t.inspection_type) as type`;

const listOf = async (tenant: Tenant, filters: TemplateFilters): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['inspection_templates'], filters.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...oneOf(values, 't.status', filters.status),
    ...oneOf(values, 't.inspection_type', filters.inspection_type),
    ...words.map((word) =>
      hasWord(word, 'inspection_templates', { id: 't.id', search: 't.search' }, values.add),
    ),
  ];
  return {
    from: 'inspection_templates t',
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[filters.sort]} ${filters.order}, t.id ${filters.order}`,
    values,
    replanned: words.length > 0,
  };
};

export const loadTemplateRows = async (tenant: Tenant, query: Query): Promise<PageOf<TemplateRow>> => {
  const list = await listOf(tenant, query);
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        templateRow,
        (limit) => `select ${columns} from ${list.from} where ${list.where} order by ${list.order} ${limit}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

export const templateIds = async (tenant: Tenant, filters: TemplateFilters, max: number): Promise<number[]> =>
  loadIds(tenant, await listOf(tenant, filters), max);

const exported = templateRow
  .omit({ id: true, updated_at: true, has_changes: true })
  .extend({ type: inspectionType, updated_on: z.string() });

export type ExportedTemplate = z.infer<typeof exported>;

/** Rows for a file, in the order of the ids. Days are in the time zone of the organization. */
export const templatesForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedTemplate[]> =>
  tenant.query({
    name: 'inspection-templates-for-export',
    text: `select ${columns}, to_char(t.updated_at at time zone o.time_zone, 'YYYY-MM-DD') as updated_on
      from unnest($2::int[]) with ordinality as wanted (id, place)
      join organizations o on o.id = $1
      join inspection_templates t on t.organization_id = $1 and t.id = wanted.id
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: exported,
  });
