import { linesCents } from '#features/projects/special-projects/contract';
import { continueProjects } from '#features/projects/special-projects/server';
import { supervisorsOn } from '#features/sites/assignments/server';
import { endOfNight } from '#features/sites/service-days/contract';
import { addDays } from '#platform/contract/add-days';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { openEvents } from '#platform/server/events/open-events';
import { type DemoProject, demoProjects } from './demo-projects.ts';
import { seedConcerned, seedProjectRecords } from './seed-project-records.ts';
import { seedProposal, seedProposalTemplates } from './seed-proposals.ts';
import type { TaskPlace } from './seed-tasks.ts';
import type { StoredPictures } from './store-pictures.ts';

type At = { now: Date; today: string; zone: string };

/** Statuses whose work is a task, with the status of the task. */
const taskStatuses: Partial<Record<DemoProject['status'], 'scheduled' | 'in_progress' | 'on_hold'>> = {
  open: 'scheduled',
  active: 'in_progress',
  on_hold: 'on_hold',
};

/** Who asked for a project, and on which occasion. */
const asked = [
  { requested_by: 'Petra Keystone', source: 'Walk-through' },
  { requested_by: 'Dalton Gatepost', source: 'Phone call' },
  { requested_by: null, source: 'Inspection' },
];

/** Work is closed in the afternoon of the day after it, and cancelled some days before it. */
const endedAt = ({ status, scheduled }: DemoProject, { today, zone }: At): string | null => {
  if (scheduled === null || (status !== 'closed' && status !== 'cancelled')) return null;
  return instantAt(addDays(today, scheduled + (status === 'closed' ? 1 : -3)), '16:20', zone);
};

const askedOf = (serial: number) => asked[serial % asked.length] ?? {};

const takenOptions = ({ proposal }: DemoProject) =>
  (proposal?.options ?? []).filter((_, at) => proposal?.taken?.includes(at));

const vendorNamed = async (tenant: Tenant, name: string): Promise<number> => {
  const { id } = await tenant.db
    .selectFrom('vendors')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};

const insertProject = async (
  tenant: Tenant,
  { jobId, buildingId }: TaskPlace,
  demo: DemoProject,
  at: At,
): Promise<number> => {
  const { now, today } = at;
  const { client_id } = await tenant.db
    .selectFrom('jobs')
    .select('client_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const year = Number(today.slice(0, 4));
  const scheduled = demo.scheduled === null ? null : addDays(today, demo.scheduled);
  const serial = await nextNumber(tenant, `special-project-${year}`);
  const { id } = await tenant.db
    .insertInto('special_projects')
    .values({
      organization_id: tenant.organizationId,
      year,
      serial,
      status: demo.status,
      client_id,
      job_id: jobId,
      building_id: buildingId,
      title: demo.title,
      description: demo.description,
      project_type: demo.type,
      scope_lines: JSON.stringify(demo.lines),
      price: linesCents([...demo.lines, ...takenOptions(demo)]),
      price_overridden: takenOptions(demo).length > 0,
      ...(demo.every !== undefined && { price_basis: 'per_occurrence', dates: 12 / demo.every }),
      cost_estimate: JSON.stringify(
        demo.vendor
          ? { subcontract: demo.cost }
          : { labor: demo.cost, labor_hours: Math.round(demo.cost / 31.5) },
      ),
      ...askedOf(serial),
      vendor_id: demo.vendor ? await vendorNamed(tenant, demo.vendor) : null,
      invoice_type: demo.invoice,
      scheduled_date: scheduled,
      due_date: addDays(today, demo.due),
      ...(demo.proposal?.status === 'approved' && { approved_at: now.toISOString() }),
      ...(demo.status === 'closed' && { actual_service_date: scheduled }),
      ...(demo.status === 'on_hold' && {
        held_from: 'open',
        held_at: now.toISOString(),
        hold_reason: 'The client asked to wait for the scaffold.',
      }),
      ...(demo.status === 'cancelled' && { cancel_reason: 'The rooms are rebuilt instead.' }),
      ended_at: endedAt(demo, at),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const insertTask = async (
  tenant: Tenant,
  place: TaskPlace,
  demo: DemoProject,
  id: number,
  concerned: string,
  { now, today }: At,
) => {
  const status = taskStatuses[demo.status];
  if (!status || demo.every !== undefined || demo.scheduled === null) return;
  const scheduled_on = addDays(today, demo.scheduled);
  const task = await tenant.db
    .insertInto('tasks')
    .values({
      organization_id: tenant.organizationId,
      number: await nextNumber(tenant, 'task'),
      title: demo.title,
      description: demo.description,
      job_id: place.jobId,
      building_id: place.buildingId,
      source: 'special_project',
      related_type_id: id,
      building_tenants: concerned || null,
      type: 'service',
      status,
      scheduled_on,
      due_at: endOfNight(scheduled_on, place.zone),
      ...(status === 'in_progress' && { started_at: now.toISOString() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [supervisor] = await supervisorsOn(tenant, place.jobId, scheduled_on);
  if (supervisor === undefined) return;
  await tenant.db
    .insertInto('task_assignees')
    .values({ organization_id: tenant.organizationId, task_id: task.id, user_id: supervisor })
    .execute();
};

/** Inserts its schedule, from its first day on. The round creates its tasks. */
const insertSchedule = async (tenant: Tenant, demo: DemoProject, id: number, { today }: At) => {
  if (demo.every === undefined || demo.scheduled === null) return;
  const start_on = addDays(today, demo.scheduled);
  const cadence = {
    freq: 'month',
    every: demo.every,
    month_mode: 'day_of_month',
    day: Number(start_on.slice(8)),
  };
  await tenant.db
    .insertInto('special_project_schedules')
    .values({
      organization_id: tenant.organizationId,
      special_project_id: id,
      rule: JSON.stringify({
        ...cadence,
        start_on,
        end: { kind: 'never' },
        shift_rule: 'none',
        skip_dates: [],
      }),
      next_on: start_on,
    })
    .execute();
};

/** Work beyond the contract at the demo sites. */
export const seedProjects = async (
  tenant: Tenant,
  people: ReadonlyMap<string, number>,
  places: readonly TaskPlace[],
  { pictures, now, zone }: { pictures: StoredPictures; now: Date; zone: string },
): Promise<void> => {
  const at = { now, today: wallOf(now.getTime(), zone).slice(0, 10), zone };
  await seedProposalTemplates(tenant);
  for (const [nth, demo] of demoProjects.entries()) {
    const place = places[demo.site];
    if (!place) continue;
    const id = await insertProject(tenant, place, demo, at);
    const concerned = await seedConcerned(tenant, id, place.buildingId);
    await insertTask(tenant, place, demo, id, concerned, at);
    await insertSchedule(tenant, demo, id, at);
    if (demo.proposal) await seedProposal(tenant, id, demo, demo.proposal, at);
    for (const [role, login] of Object.entries(demo.people)) {
      await tenant.db
        .insertInto('special_project_people')
        .values({
          organization_id: tenant.organizationId,
          special_project_id: id,
          role,
          user_id: people.get(login) ?? 0,
        })
        .execute();
    }
    const scheduled = demo.scheduled === null ? null : addDays(at.today, demo.scheduled);
    const project = { id, title: demo.title, type: demo.type, place, at: nth, scheduled };
    await seedProjectRecords(tenant, project, { people, pictures, now });
  }
  while ((await continueProjects({ events: openEvents([]) }, tenant, now)) > 0);
};
