import { z } from 'zod';
import type { PageOf } from '#platform/contract/pagination';
import { countLimit } from '#platform/contract/pagination';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageWindow } from '#platform/server/http/page';
import { type DocumentRow, documentRow } from '../../contract/index.ts';
import {
  type DocumentFilter,
  type DocumentParts,
  type DocumentQuery,
  documentParts,
  type Reading,
} from './document-conditions-repository.ts';
import { countDocuments } from './document-counts-repository.ts';
import { documentRows } from './document-rows-repository.ts';

const columns = `d.id, d.type, d.state, d.expires_on,
  (select json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'created_at', f.created_at)
    from files f where f.organization_id = $1 and f.id = d.id) as file,
  json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name, 'status', j.status) as job,
  json_build_object('id', c.id, 'name', c.name) as client`;

/** The rows of a page are found before anything is joined to them. */
const loadRows = (
  tenant: Tenant,
  parts: DocumentParts,
  query: DocumentQuery,
  { limit, offset }: PageWindow,
): Promise<DocumentRow[]> => {
  const rows = documentRows(parts, query, limit === null ? null : offset + limit);
  const window = `limit ${limit === null ? 'all' : Number(limit)} offset ${Number(offset)}`;
  return tenant.query({
    text: `select ${columns} from (select * from ${rows.from} order by ${rows.order} ${window}) d
      join jobs j on j.organization_id = $1 and j.id = d.job_id
      join clients c on c.organization_id = $1 and c.id = j.client_id
      order by ${rows.order}`,
    values: parts.values.all,
    row: documentRow,
  });
};

const total = z.object({ total: z.int() });

const countUpTo = async (
  tenant: Tenant,
  parts: DocumentParts,
  query: DocumentQuery,
  max: number,
): Promise<number> => {
  const { from } = documentRows(parts, query, max);
  const [counted] = await tenant.query({
    text: `select count(*)::int as total from (select from ${from} limit ${Number(max)}) counted`,
    values: parts.values.all,
    row: total,
  });
  return counted?.total ?? 0;
};

export const loadDocumentRows = async (
  tenant: Tenant,
  reading: Reading,
  query: DocumentQuery,
): Promise<PageOf<DocumentRow>> => {
  const parts = await documentParts(tenant, reading, query);
  return loadPage(query, {
    rows: (window) => loadRows(tenant, parts, query, window),
    count: async (max) => {
      if (max !== null) return countUpTo(tenant, parts, query, countLimit + 1);
      const counts = await countDocuments(tenant, reading, query);
      return parts.states.reduce((sum, state) => sum + counts[state], 0);
    },
  });
};

/** Ids of the rows in their order, at most `max`. */
export const documentIds = async (
  tenant: Tenant,
  reading: Reading,
  query: DocumentFilter,
  max: number,
): Promise<number[]> => {
  const parts = await documentParts(tenant, reading, query);
  const { from, order } = documentRows(parts, query, max);
  const rows = await tenant.query({
    text: `select d.id from ${from} order by ${order} limit ${Number(max)}`,
    values: parts.values.all,
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
