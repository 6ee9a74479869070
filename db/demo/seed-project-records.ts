import type { ProjectType } from '#features/projects/special-projects/contract';
import { tenantName } from '#features/sites/buildings/contract';
import { buildingTenantsOf } from '#features/sites/buildings/server';
import { addNote } from '#features/sites/notes/server';
import type { Tenant } from '#platform/server/db/tenant';
import { demoPeople } from './demo-people.ts';
import { projectVoices, recordsOf } from './demo-project-records.ts';
import { awake, day, hour } from './demo-times.ts';
import { mentioning } from './mentioning.ts';
import { attachPicture } from './seed-pictures.ts';
import type { TaskPlace } from './seed-tasks.ts';
import type { StoredPictures } from './store-pictures.ts';

export type ProjectSetting = { people: ReadonlyMap<string, number>; pictures: StoredPictures; now: Date };

type Project = {
  id: number;
  title: string;
  type: ProjectType;
  place: TaskPlace;
  at: number;
  scheduled: string | null;
};

type Line = { action: string; at: number; by: number; changes: Record<string, [unknown, unknown]> };

const rentersConcerned = 2;

/** Adds the tenants of the building whom the work concerns, before it has tasks. Returns their names, one a line, for its
 * open tasks. */
export const seedConcerned = async (
  tenant: Tenant,
  projectId: number,
  buildingId: number,
): Promise<string> => {
  const renters = (await buildingTenantsOf(tenant, buildingId)).slice(0, rentersConcerned);
  for (const { id } of renters)
    await tenant.db
      .insertInto('special_project_building_tenants')
      .values({
        organization_id: tenant.organizationId,
        special_project_id: projectId,
        building_tenant_id: id,
      })
      .execute();
  return renters.map(tenantName).join('\n');
};

const voicesOf = (people: ProjectSetting['people']) =>
  Object.fromEntries(
    projectVoices.map((login) => {
      const person = demoPeople.find((one) => one.login === login);
      return [login, { id: people.get(login) ?? 0, name: `${person?.firstName} ${person?.lastName}` }];
    }),
  );

const seedFiles = async (
  tenant: Tenant,
  project: Project,
  begun: number,
  { people, pictures, now }: ProjectSetting,
) => {
  const by = people.get('area.manager') ?? 0;
  const lines: Line[] = [];
  for (const [nth, { key, comment, photo }] of recordsOf(project).files.entries()) {
    const stored = pictures.get(key);
    if (!stored) continue;
    const at = Math.min(begun + nth * 2 * hour, now.getTime() - hour);
    await attachPicture(tenant, pictures, {
      key,
      by,
      at,
      comment,
      ownerEntity: 'special-project',
      ownerId: project.id,
      ...(photo && { zone: project.place.zone }),
    });
    lines.push({ action: 'special-project.files-added', at, by, changes: { files: [null, stored.name] } });
  }
  return lines;
};

const seedNotes = async (
  tenant: Tenant,
  project: Project,
  begun: number,
  { people, now }: ProjectSetting,
) => {
  const voices = voicesOf(people);
  const lines: Line[] = [];
  for (const [nth, { by: login, words }] of recordsOf(project).notes.entries()) {
    const by = people.get(login) ?? 0;
    const at = Math.min(
      awake(begun + (nth * 5 + 20) * hour, project.place.zone, project.at + nth),
      now.getTime() - hour,
    );
    const mention = await mentioning(tenant, project.place.jobId, words, voices);
    const added = await addNote(
      { tenant: { ...tenant, userId: by }, body: { ...mention, internal: true }, now: new Date(at) },
      { entity: 'special-project', id: project.id, jobId: project.place.jobId, internal: true },
      [],
    );
    lines.push({
      action: 'special-project.noted',
      at,
      by,
      changes: { note: [null, added?.note_id ?? null] },
    });
  }
  return lines;
};

const seedLines = async (tenant: Tenant, { id, place }: Project, lines: readonly Line[]): Promise<void> => {
  const rows = lines
    .toSorted((a, b) => a.at - b.at)
    .map(({ action, at, by, changes }) => ({
      organization_id: tenant.organizationId,
      entity: 'special-project',
      entity_id: id,
      action,
      at: new Date(at).toISOString(),
      actor_user_id: by,
      changes: JSON.stringify(changes),
      building_id: place.buildingId,
      job_id: place.jobId,
    }));
  await tenant.db.insertInto('audit_log').values(rows).execute();
};

/** Files, notes and history of a project of the demo. */
export const seedProjectRecords = async (
  tenant: Tenant,
  project: Project,
  setting: ProjectSetting,
): Promise<void> => {
  const { people, now } = setting;
  const ready = project.scheduled === null ? Infinity : Date.parse(project.scheduled) - 5 * day;
  const wished = Math.min(ready, now.getTime() - (6 + (project.at % 5)) * day);
  const begun = awake(wished, project.place.zone, project.at);
  const made: Line = {
    action: 'special-project.created',
    at: begun - 2 * day,
    by: people.get('scheduler') ?? 0,
    changes: { title: [null, project.title] },
  };
  await tenant.db
    .updateTable('special_projects')
    .set({ created_at: new Date(made.at).toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', project.id)
    .execute();
  const files = await seedFiles(tenant, project, begun, setting);
  const notes = await seedNotes(tenant, project, begun, setting);
  await seedLines(tenant, project, [made, ...files, ...notes]);
};
