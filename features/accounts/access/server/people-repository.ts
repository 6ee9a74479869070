import { type Expression, type SqlBool, sql } from 'kysely';
import { anyOf } from '#platform/server/db/any-of';
import { countQuery } from '#platform/server/db/count-query';
import { type FoundWord, hasWords, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import { mayHoldWork } from './users/may-hold-work-repository.ts';

/** Flags that show every job: people who hold one can be given work at any job. */
const seeAll = ['isAdmin', 'profile.canViewAllBuildings'];

const seesAll = (tenant: Tenant): Expression<SqlBool> => sql<SqlBool>`exists (
  select from membership_roles mr join roles r on r.organization_id = mr.organization_id and r.id = mr.role_id
  where mr.organization_id = ${tenant.organizationId} and mr.user_id = m.user_id
    and r.deleted_at is null and r.flags && ${seeAll}::text[])`;

const seesJob = (tenant: Tenant, jobId: number): Expression<SqlBool> => sql<SqlBool>`exists (
  select from visible_jobs v where v.organization_id = ${tenant.organizationId}
    and v.user_id = m.user_id and v.job_id = ${jobId})`;

/** The person shares a visible job with the reader, or is the reader. */
const colleague = (
  tenant: Tenant,
): Expression<SqlBool> => sql<SqlBool>`(m.user_id = ${tenant.userId} or exists (
  select from visible_jobs mine join visible_jobs theirs
    on theirs.organization_id = mine.organization_id and theirs.job_id = mine.job_id
  where mine.organization_id = ${tenant.organizationId} and mine.user_id = ${tenant.userId}
    and theirs.user_id = m.user_id))`;

export type PeopleQuery = {
  q?: string | undefined;
  jobId?: number | undefined;
  ids?: readonly number[] | undefined;
  order: 'asc' | 'desc';
} & PageQuery;

const filtered = (tenant: Tenant, { jobId, ids }: PeopleQuery, words: readonly FoundWord[]) => {
  let query = tenant.db
    .selectFrom('memberships as m')
    .where('m.organization_id', '=', tenant.organizationId)
    .where(mayHoldWork);
  if (!tenant.seesAllJobs) query = query.where(colleague(tenant));
  if (ids) query = query.where('m.user_id', '=', anyOf(ids));
  if (jobId) query = query.where((eb) => eb.or([seesJob(tenant, jobId), seesAll(tenant)]));
  return query.where(hasWords(words, 'memberships', { id: 'm.user_id', search: 'm.search' }));
};

export const loadPeople = async (tenant: Tenant, query: PeopleQuery) => {
  const words = await loadSearchWords(tenant, ['memberships'], query.q);
  return loadPage(query, {
    rows: ({ limit, offset }) =>
      filtered(tenant, query, words)
        .selectAll('m')
        .orderBy('m.name', query.order)
        .orderBy('m.user_id')
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .execute(),
    count: (max) => countQuery(tenant, filtered(tenant, query, words).select('m.user_id'), max),
  });
};

/** Which of these people can be given work at a job: those who may hold work and see the job, or will when they accept. */
export const peopleOfJob = async (
  tenant: Tenant,
  jobId: number,
  userIds: readonly number[],
): Promise<Set<number>> => {
  if (userIds.length === 0) return new Set();
  const rows = await tenant.db
    .selectFrom('memberships as m')
    .select('m.user_id')
    .where('m.organization_id', '=', tenant.organizationId)
    .where(mayHoldWork)
    .where('m.user_id', 'in', [...userIds])
    .where((eb) => eb.or([seesJob(tenant, jobId), seesAll(tenant)]))
    .execute();
  return new Set(rows.map((row) => row.user_id));
};
