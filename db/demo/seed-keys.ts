import { wallOf } from '#platform/contract/zoned-time';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoCustody, type DemoKey, demoKeys, keptSites } from './demo-keys.ts';
import type { TaskPlace } from './seed-tasks.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;

type Setting = { people: Map<string, number>; now: Date; zone: string };

const custodyOf = (
  { by, from, to, as, due, note, unconfirmed }: DemoCustody,
  { people, now, zone }: Setting,
) => {
  const at = (ago: number, later = 0): string =>
    new Date(now.getTime() - ago * day - 5 * hour + later * hour).toISOString();
  return {
    user_id: people.get(by) ?? 0,
    from_at: at(from),
    due_on: due === undefined ? null : wallOf(now.getTime() + due * day, zone).slice(0, 10),
    handed_by: people.get('manager') ?? null,
    acknowledged_at: unconfirmed ? null : at(from, 2),
    ended_at: to === undefined ? null : at(to),
    ended_by: as === undefined ? null : (people.get(as === 'lost' ? by : 'manager') ?? null),
    ended_as: as ?? null,
    note: note ?? '',
  };
};

const seedKey = async (tenant: Tenant, jobId: number, key: DemoKey, setting: Setting): Promise<void> => {
  const { custodies, lost, notes = '', ...fields } = key;
  const organization_id = tenant.organizationId;
  const { id } = await tenant.db
    .insertInto('keys')
    .values({
      organization_id,
      job_id: jobId,
      notes,
      ...fields,
      lost_on: lost ? wallOf(setting.now.getTime() - lost.ago * day, setting.zone).slice(0, 10) : null,
      lost_note: lost?.note ?? '',
      lost_by: lost ? (setting.people.get(lost.by) ?? null) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const custody of custodies) {
    await tenant.db
      .insertInto('key_custodies')
      .values({ organization_id, key_id: id, ...custodyOf(custody, setting) })
      .execute();
  }
};

/** The keys of the first sites, with the people who held them. */
export const seedKeys = async (
  tenant: Tenant,
  places: readonly TaskPlace[],
  setting: Setting,
): Promise<void> => {
  for (const [site, { jobId }] of places.slice(0, keptSites).entries()) {
    for (const key of demoKeys(site)) await seedKey(tenant, jobId, key, setting);
  }
};
