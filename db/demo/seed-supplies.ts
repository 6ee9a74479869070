import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoRequest, demoRequests, demoShelves } from './demo-supplies.ts';

const day = 24 * 3_600_000;

type Site = { id: number; building_id: number };

const sitesByNumber = async (tenant: Tenant): Promise<Map<string, Site>> => {
  const rows = await tenant.db
    .selectFrom('jobs as j')
    .innerJoin('job_buildings as jb', (join) =>
      join.onRef('jb.organization_id', '=', 'j.organization_id').onRef('jb.job_id', '=', 'j.id'),
    )
    .select(['j.id', 'j.job_number', 'jb.building_id'])
    .where('j.organization_id', '=', tenant.organizationId)
    .execute();
  return new Map(rows.map(({ job_number, ...site }) => [job_number, site]));
};

/** The task that brings a request, with its history. */
const seedTask = async (
  tenant: Tenant,
  site: Site,
  { asked, brought, note, lines }: DemoRequest,
  { porter, supervisor, now }: { porter: number; supervisor: number; now: Date },
): Promise<number> => {
  const organization_id = tenant.organizationId;
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const ended = brought === null ? null : ago(brought);
  const list = lines.map(({ name, quantity }) => `- ${name}: ${quantity}`).join('\n');
  const { id } = await tenant.db
    .insertInto('tasks')
    .values({
      organization_id,
      number: await nextNumber(tenant, 'task'),
      title: `Supply request: ${lines.length} ${lines.length === 1 ? 'item' : 'items'}`,
      description: `Supplies needed:\n${list}${note && `\n\nNote: ${note}`}`,
      job_id: site.id,
      building_id: site.building_id,
      type: 'request',
      internal_only: true,
      visibility: 'internal',
      status: ended ? 'closed' : 'open',
      due_at: ago(asked - 3),
      ...(ended ? { serviced_at: ended, completed_at: ended, closed_by: supervisor } : {}),
      created_by: porter,
      created_at: ago(asked),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    organization_id,
    entity: 'task',
    entity_id: id,
    building_id: site.building_id,
    changes: '{}',
  };
  await tenant.db
    .insertInto('audit_log')
    .values([
      { ...entry, action: 'task.created', to_status: 'open', at: ago(asked), actor_user_id: porter },
      ...(ended
        ? [
            {
              ...entry,
              action: 'task.moved',
              from_status: 'open',
              to_status: 'closed',
              at: ended,
              actor_user_id: supervisor,
            },
          ]
        : []),
    ])
    .execute();
  return id;
};

/** What three sites keep on the shelf, and what their porter asked for. */
export const seedSupplies = async (tenant: Tenant, people: Map<string, number>, now: Date): Promise<void> => {
  const organization_id = tenant.organizationId;
  const sites = await sitesByNumber(tenant);
  const porter = people.get('porter') ?? 0;
  const supervisor = people.get('supervisor') ?? 0;
  const kept = new Map<string, { id: number; unit: string }>();
  for (const { site, counted, supplies } of demoShelves) {
    const at = new Date(now.getTime() - counted * day).toISOString();
    for (const { name, unit, par, onHand, sku = null, note = null } of supplies) {
      const { id } = await tenant.db
        .insertInto('supplies')
        .values({
          organization_id,
          job_id: sites.get(site)?.id ?? 0,
          name,
          unit,
          par_level: par,
          sku,
          reorder_note: note,
          on_hand: onHand,
          created_by: supervisor,
          ...(onHand === null ? {} : { counted_at: at, counted_by: porter }),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      kept.set(`${site} ${name}`, { id, unit });
    }
  }
  for (const request of demoRequests) {
    const site = sites.get(request.site);
    if (!site) continue;
    const task_id = await seedTask(tenant, site, request, { porter, supervisor, now });
    const { id: request_id } = await tenant.db
      .insertInto('supply_requests')
      .values({
        organization_id,
        job_id: site.id,
        task_id,
        note: request.note,
        created_by: porter,
        created_at: new Date(now.getTime() - request.asked * day).toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tenant.db
      .insertInto('supply_request_lines')
      .values(
        request.lines.map(({ name, quantity }, place) => {
          const { id = null, unit = 'each' } = kept.get(`${request.site} ${name}`) ?? {};
          return { organization_id, request_id, place, supply_id: id, name, unit, quantity };
        }),
      )
      .execute();
  }
};
