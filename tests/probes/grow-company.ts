import { createLogin } from '#features/session/server';
import { insertMembership } from '#features/users/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Company, TestApp } from '../api/harness/index.ts';

const more = 30;

/** Many more of everything a list can show, around the records a company is seeded with. */
export const growCompany = async (app: TestApp, company: Company, taskId: number): Promise<void> => {
  const { organizationId, clientId, inScope, users } = company;
  const given: Record<string, number> = {
    org: organizationId,
    client: clientId,
    job: inScope.jobId,
    building: inScope.buildingId,
    user: users.supervisor,
    task: taskId,
  };
  await app.database.withTenant(systemScope(organizationId), async (tenant) => {
    for (let n = 1; n <= more; n += 1) await addColleague(tenant, `colleague${n}@${company.slug}.test`);
    for (const statement of growth) {
      await tenant.query({ text: statement.replace(/:(\w+)\b/g, (_, name) => String(given[name])) });
    }
  });
};

const addColleague = async (tenant: Tenant, email: string): Promise<void> => {
  const user_id = await createLogin(tenant, email, 'none', 'en');
  await insertMembership(tenant, {
    user_id,
    email,
    first_name: 'Ana',
    last_name: 'Ruiz',
    title: '',
    license: 'full',
  });
};

const series = `generate_series(1, ${more}) n`;

const growth = [
  `insert into areas (organization_id, name) select :org, 'Area ' || n from ${series}`,
  `insert into clients (organization_id, account_number, name) select :org, 'G-' || n, 'Client ' || n from ${series}`,
  `insert into buildings (organization_id, name, address, city, state, zip, time_zone, area_id)
   select :org, 'Building ' || n, n || ' Main Street', 'Denver', 'CO', '80202', 'America/Denver',
     (select min(id) from areas where organization_id = :org) from ${series}`,
  `insert into jobs (organization_id, job_number, job_name, client_id, status)
   select :org, 'G-' || n, 'Job ' || n, :client, 'active' from ${series}`,
  `insert into job_buildings (organization_id, job_id, building_id)
   select :org, j.id, b.id from (select id, row_number() over (order by id) as n from jobs where job_number like 'G-%') j
   join (select id, row_number() over (order by id) as n from buildings where name like 'Building %') b using (n)`,
  `insert into job_buildings (organization_id, job_id, building_id)
   select :org, :job, id from buildings where organization_id = :org and name like 'Building %'`,
  `insert into visible_jobs (organization_id, user_id, job_id, client_id, source)
   select :org, user_id, :job, :client, 'assignment' from memberships where organization_id = :org on conflict do nothing`,
  `insert into floors (organization_id, building_id, number, label) select :org, :building, n, 'Floor ' || n from ${series}`,
  `insert into common_area_types (organization_id, key, name) select :org, 'type-' || n, 'Type ' || n from ${series}`,
  `insert into common_areas (organization_id, building_id, type_id, name)
   select :org, :building, t.id, t.name from common_area_types t where t.organization_id = :org`,
  `insert into client_contacts (organization_id, client_id, name) select :org, :client, 'Contact ' || n from ${series}`,
  `insert into job_services (organization_id, job_id, type, name) select :org, :job, 'cleaning', 'Service ' || n from ${series}`,
  `insert into files (organization_id, name, mime, size, md5, sha256, storage_key, owner_entity, owner_id, uploaded_by)
   select :org, n || '.jpg', 'image/jpeg', 1, 'm', 's', :org || '/grown/' || n, 'task', :task, :user from ${series}`,
  `insert into tasks (organization_id, number, title, description, type, status, job_id, building_id, created_by)
   select :org, 1000 + n, 'Task ' || n, 'Wipe', 'request', 'open', :job, :building, :user from ${series}`,
  `insert into task_assignees (organization_id, task_id, user_id)
   select :org, t.id, m.user_id from tasks t join memberships m on m.organization_id = t.organization_id
   where t.organization_id = :org on conflict do nothing`,
  `insert into task_series (organization_id, title, description, type, job_id, building_id, assignee_user_ids, rule)
   select :org, 'Series ' || n, 'Wipe', 'service', :job, :building, array[:user],
     jsonb_build_object('freq', 'day', 'every', 1, 'start_on', '2026-01-01', 'shift_rule', 'none',
       'end', jsonb_build_object('kind', 'never'), 'skip_dates', jsonb_build_array()) from ${series}`,
  `insert into audit_log (organization_id, entity, entity_id, action, actor_user_id)
   select :org, 'task', :task, 'task.updated', :user from ${series}`,
  `insert into job_imports (organization_id, file_id, file_name, status, columns, mapping)
   select :org, id, name, 'done', '[]', '{}' from files where organization_id = :org and storage_key like '%/grown/%'`,
  `insert into notifications (organization_id, user_id, event_id, kind, entity, entity_id, job_id, params, at)
   select :org, m.user_id, n, 'task.created', 'task', :task, :job, '{"id": 1, "title": "Wipe"}', now()
   from memberships m cross join ${series} where m.organization_id = :org`,
  `insert into communication_preferences (organization_id, user_id, preference_id, job_id, active)
   select :org, m.user_id, 6, j.id, true from memberships m join jobs j on j.organization_id = :org
   where m.organization_id = :org`,
];
