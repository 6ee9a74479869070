import { nameTenantsOnTasks, rescheduleTasksOfProject } from '#features/tasks/tasks/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { setBuildingTenants } from './building-tenants-repository.ts';
import { checkProject } from './check-project.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { lockProject } from './lock-project.ts';
import { presentProject } from './present-project.ts';
import { hasEnded, mayMoveSite, mayNameTenants } from './project-policy.ts';
import { loadProject, saveProject } from './project-repository.ts';
import { publishNewDay } from './publish-new-day.ts';
import { recordProjectChange } from './record-project-change.ts';
import { columnsOf, settled, settledOf } from './stored-fields.ts';
import { tenantLines, tenantNames } from './tenant-lines.ts';
import { todayOf } from './today-of.ts';

type RecordFieldChangesCall = SignedInCall<(typeof specialProjectEndpoints)['updateSpecialProject']>;

type Changes = Record<string, [unknown, unknown]>;

/** What was saved goes into the history, tenants and vendor by name; the crew sees on its tasks whom the work concerns. */
const recordFieldChanges = async (
  call: RecordFieldChangesCall,
  before: StoredProject,
  { price_overridden: _, building_tenant_ids: tenants, vendor_id: vendor, ...same }: Changes,
): Promise<void> => {
  const after = tenants || vendor ? await loadProject(call.tenant, null, before.id) : before;
  if (!after) throw notFound();
  const changes: Changes = {
    ...same,
    ...(tenants && {
      building_tenants: [tenantNames(before.building_tenants), tenantNames(after.building_tenants)],
    }),
    ...(vendor && { vendor: [before.vendor?.name ?? null, after.vendor?.name ?? null] }),
  };
  await recordProjectChange(call, before, { action: 'special-project.updated', changes });
  if (tenants) await nameTenantsOnTasks(call, before.id, tenantLines(after.building_tenants));
};

type Call = SignedInCall<(typeof specialProjectEndpoints)['updateSpecialProject']>;

/** What still changes once a project has ended. */
const always = ['internal_notes', 'po_number'];

/** Work that nobody has begun moves with the planned day; that of a project that recurs has the days of its rules. */
export const updateProject = async (call: Call): Promise<SpecialProject> => {
  const { tenant, person, now } = call;
  const { updated_at: readAt, ...entered } = call.body;
  const project = await lockProject(call, call.params.id, readAt);
  const recurs = project.schedules.length > 0;
  const fields = { ...entered, ...(recurs && { scheduled_date: project.scheduled_date }) };
  const after = settled(fields);
  const changes = changesOf(settledOf(project), after);
  const changed = Object.keys(changes);
  if (changed.length === 0) return presentProject(call, project.id);
  if (hasEnded(project.status) && changed.some((field) => !always.includes(field)))
    throw refused('project_ended');
  if (!mayMoveSite(project.status) && (changes.job_id || changes.building_id))
    throw refused('project_running_site');
  const gone = changes.building_id && after.building_tenant_ids.length === 0;
  if (changes.building_tenant_ids && !gone && !mayNameTenants(person)) throw forbidden();
  await checkProject(tenant, fields, project, todayOf(project, now));
  await saveProject(tenant, project.id, columnsOf(after));
  if (changes.building_tenant_ids) await setBuildingTenants(tenant, project.id, after.building_tenant_ids);
  await recordFieldChanges(call, project, changes);
  if (changes.scheduled_date && fields.scheduled_date) {
    await rescheduleTasksOfProject(call, project.id, fields.scheduled_date);
    await publishNewDay(call, project, fields.scheduled_date);
  }
  return presentProject(call, project.id);
};
