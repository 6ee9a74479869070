import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { userOf } from '#platform/server/db/user-of';
import { type Delivery, deliveries } from '../../contract/index.ts';

const choice = z.object({
  user_id: z.int(),
  preference_id: z.int(),
  job_id: z.int().nullable(),
  active: z.boolean(),
});

export type ChoiceRow = z.infer<typeof choice>;

const ownChoice = choice.extend({ job_number: z.string().nullable(), job_name: z.string().nullable() });

/** What these people chose for one row, everywhere and at one job. */
export const choicesFor = (
  tenant: Tenant,
  preferenceId: number,
  jobId: number | null,
  userIds: readonly number[],
): Promise<ChoiceRow[]> =>
  tenant.db
    .selectFrom('communication_preferences')
    .select(['user_id', 'preference_id', 'job_id', 'active'])
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .where('preference_id', '=', preferenceId)
    .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', '=', jobId)]))
    .execute();

/** All choices of the caller, except for jobs that are out of scope now. */
export const ownChoices = (tenant: Tenant): Promise<z.infer<typeof ownChoice>[]> =>
  tenant.query({
    text: `select p.user_id, p.preference_id, p.job_id, p.active, j.job_number, j.job_name
      from communication_preferences p
      left join jobs j on j.organization_id = $1 and j.id = p.job_id and j.deleted_at is null
      where p.organization_id = $1 and p.user_id = $2
        and (p.job_id is null or (j.id is not null${inScopeSql(tenant, 'p.job_id', '$2')}))
      order by j.job_number, p.job_id, p.preference_id`,
    values: [tenant.organizationId, tenant.userId],
    row: ownChoice,
  });

export const saveChoice = async (
  tenant: Tenant,
  { preferenceId, jobId, active }: { preferenceId: number; jobId: number | null; active: boolean | null },
): Promise<void> => {
  if (active === null) {
    await tenant.db
      .deleteFrom('communication_preferences')
      .where('organization_id', '=', tenant.organizationId)
      .where('user_id', '=', tenant.userId)
      .where('preference_id', '=', preferenceId)
      .where('job_id', 'is not distinct from', jobId)
      .execute();
    return;
  }
  await tenant.db
    .insertInto('communication_preferences')
    .values({
      organization_id: tenant.organizationId,
      user_id: userOf(tenant),
      preference_id: preferenceId,
      job_id: jobId,
      active,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'user_id', 'preference_id', 'job_id']).doUpdateSet({ active }),
    )
    .execute();
};

const reader = z.object({
  user_id: z.int(),
  delivery: z.enum(deliveries),
  own_zone: z.string().nullable(),
  zone: z.string(),
});

export type Reader = z.infer<typeof reader>;

/** How these members get mail. */
export const readers = (tenant: Tenant, userIds: readonly number[]): Promise<Reader[]> =>
  tenant.query({
    name: 'communication-readers',
    text: `select m.user_id, coalesce(s.delivery, 'instant') as delivery, s.time_zone as own_zone,
        coalesce(s.time_zone, o.time_zone) as zone
      from memberships m
      join organizations o on o.id = m.organization_id
      left join communication_settings s on s.organization_id = $1 and s.user_id = m.user_id
      where m.organization_id = $1 and m.user_id = any($2::int[])`,
    values: [tenant.organizationId, userIds],
    row: reader,
  });

export const saveSettings = async (
  tenant: Tenant,
  { delivery, time_zone }: { delivery: Delivery; time_zone: string | null },
): Promise<void> => {
  await tenant.db
    .insertInto('communication_settings')
    .values({ organization_id: tenant.organizationId, user_id: userOf(tenant), delivery, time_zone })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'user_id']).doUpdateSet({ delivery, time_zone }),
    )
    .execute();
};
