import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { DocumentCounts, DocumentType } from '../../contract/index.ts';
import {
  currentDocument,
  type DocumentFilter,
  datedStates,
  documentParts,
  type Reading,
} from './document-conditions-repository.ts';

const row = z.object({
  missing: z.int(),
  expired: z.int(),
  expiring: z.int(),
  current: z.int(),
});

const missing = (types: readonly DocumentType[]): string =>
  types
    .map(
      (type) => `(select count(*) from sites where not exists (
        select from files f where ${currentDocument} and f.purpose = '${type}' and f.owner_id = sites.id))`,
    )
    .concat('0')
    .join(' + ');

/** All documents of the wanted sites by state. */
export const countDocuments = async (
  tenant: Tenant,
  reading: Reading,
  filter: Omit<DocumentFilter, 'state' | 'sort' | 'order'>,
): Promise<DocumentCounts> => {
  const { values, site, today, types, lackable } = await documentParts(tenant, reading, {
    ...filter,
    state: undefined,
  });
  const [found] = await tenant.query({
    text: `with sites as materialized (select j.id from jobs j where ${site})
      select (${missing(lackable)})::int as missing, d.* from (
        select count(*) filter (where f.expires_on < ${today}::date)::int as expired,
          count(*) filter (where ${datedStates.expiring(today)})::int as expiring,
          count(*) filter (where f.expires_on is null or ${datedStates.current(today)})::int as current
        from files f join sites on sites.id = f.owner_id
        where ${currentDocument} and f.purpose = any(${types})) d`,
    values: values.all,
    row,
  });
  return found ?? { missing: 0, expired: 0, expiring: 0, current: 0 };
};
