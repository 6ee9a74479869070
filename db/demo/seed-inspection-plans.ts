import { z } from 'zod';
import { claimReminders } from '#features/quality/inspection-schedule/server';
import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';

const aDay = 24 * 3_600_000;

const site = z.object({ job_id: z.int(), building_id: z.int(), inspected: z.boolean() });

/** Active jobs by their numbers, each with its first building. */
const activeSites = (tenant: Tenant) =>
  tenant.query({
    text: `select j.id as job_id, min(jb.building_id) as building_id,
        exists (select from inspections i where i.organization_id = $1 and i.job_id = j.id and i.status <> 'new') as inspected
      from jobs j join job_buildings jb on jb.organization_id = $1 and jb.job_id = j.id
      where j.organization_id = $1 and j.status = 'active' group by j.id, j.job_number order by j.job_number`,
    values: [tenant.organizationId],
    row: site,
  });

/** Every third site that nobody has inspected yet gets a first day; the others ask for no inspections so far. */
const seedFirstDays = async (
  tenant: Tenant,
  jobIds: readonly number[],
  setBy: number | null,
  dayIn: (days: number) => string,
): Promise<void> => {
  const organization_id = tenant.organizationId;
  for (const [place, job_id] of jobIds.entries()) {
    if (place % 3 === 0) {
      await tenant.db
        .insertInto('inspection_due_dates')
        .values({
          organization_id,
          job_id,
          set_by: setBy,
          reason: 'First inspection of this site',
          due_on: dayIn(((place * 7) % 45) - 5),
          set_on: dayIn(0),
        })
        .execute();
      continue;
    }
    await tenant.db
      .updateTable('jobs')
      .set({ inspection_frequency_days: 0 })
      .where('organization_id', '=', organization_id)
      .where('id', '=', job_id)
      .execute();
  }
};

/** Days of the plans, counted from today, and who inspects; the last one was missed. */
const plans = [
  [0, 'supervisor'],
  [0, 'area.manager'],
  [1, 'supervisor'],
  [1, 'supervisor'],
  [1, 'area.manager'],
  [2, null],
  [3, 'supervisor'],
  [4, 'manager'],
  [6, 'area.manager'],
  [8, 'supervisor'],
  [9, null],
  [13, 'manager'],
  [-2, 'supervisor'],
] as const;

/** The inspections of this month: when each site is due, and who goes where. */
export const seedInspectionPlans = async (
  tenant: Tenant,
  people: Map<string, number>,
  now: Date,
  zone: string,
): Promise<void> => {
  const dayIn = (days: number): string => wallOf(now.getTime() + days * aDay, zone).slice(0, 10);
  const sites = await activeSites(tenant);
  const untouched = sites.filter(({ inspected }) => !inspected).map(({ job_id }) => job_id);
  await seedFirstDays(tenant, untouched, people.get('manager') ?? null, dayIn);
  const planned = sites.filter(({ inspected }) => inspected).slice(0, plans.length);
  for (const [place, { job_id, building_id }] of planned.entries()) {
    const [days, who] = plans[place] ?? [0, null];
    await tenant.db
      .insertInto('planned_inspections')
      .values({
        organization_id: tenant.organizationId,
        job_id,
        building_id,
        planned_on: dayIn(days),
        user_id: who === null ? null : (people.get(who) ?? null),
        created_by: people.get('manager') ?? null,
      })
      .execute();
  }
  // Takes all reminders that are due already, so that the demo does not begin by sending them.
  while ((await claimReminders(tenant, now)).length > 0);
};
