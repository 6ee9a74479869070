import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import type { SiteCriterion } from '#features/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { type DocumentType, documentType, mayReadType, missableTypes } from '../../contract/index.ts';
import { currentDocument } from './document-conditions-repository.ts';

const site = `j.organization_id = $1 and j.deleted_at is null and j.status <> 'inactive'`;

const typeOf = (value: number): DocumentType | undefined => missableTypes[value - 1];

/** Sites without a document of a type. What has the type is one hash table, not looked up site by site. */
export const missingDocumentCriterion: SiteCriterion = {
  flags: ['hasAccessWorld'],
  most: missableTypes.length,
  mayUse: (value, flags) => mayReadType(flags, typeOf(value) ?? 'other'),
  jobsWith: (value, values) =>
    `select j.id as job_id from jobs j where ${site} and (j.id in (
      select f.owner_id from files f
      where ${currentDocument} and f.purpose = ${values.add(typeOf(value) ?? '')})) is not true`,
};

const row = z.object({ type: documentType, jobs: z.int() });

/** How many visible sites lack a document, of each of the types. */
export const sitesWithout = (
  tenant: Tenant,
  types: readonly DocumentType[],
): Promise<z.infer<typeof row>[]> => {
  const values = collectValues([tenant.organizationId]);
  const wanted = `${values.add(types)}::text[]`;
  const inScope = tenant.seesAllJobs ? '' : inScopeSql(tenant, 'j.id', values.add(tenant.userId));
  return tenant.query({
    text: `with sites as materialized (select j.id from jobs j where ${site}${inScope}),
      filed as (select f.purpose as type, count(distinct f.owner_id) as jobs
        from files f join sites on sites.id = f.owner_id
        where ${currentDocument} and f.purpose = any(${wanted}) group by 1)
      select r.type, ((select count(*) from sites) - coalesce(filed.jobs, 0))::int as jobs
      from unnest(${wanted}) with ordinality r (type, place) left join filed on filed.type = r.type
      order by r.place`,
    values: values.all,
    row,
  });
};
