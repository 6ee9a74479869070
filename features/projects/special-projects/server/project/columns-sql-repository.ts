import { z } from 'zod';
import { address } from '#features/sites/clients/contract';
import { jobJson } from '#features/sites/jobs/server';
import { openStatuses } from '#features/tasks/tasks/contract';
import { storedRule } from '#features/tasks/tasks/server';
import { personJson } from '#platform/server/db/person-name';
import { literals } from '#platform/server/db/values';
import type { PersonRole } from '../../contract/index.ts';
import {
  billedStates,
  costEstimate,
  scopeLine,
  specialProject,
  specialProjectRow,
} from '../../contract/index.ts';

const people = (role: PersonRole): string =>
  `coalesce((select json_agg(json_build_object('id', p.user_id, 'name', m.name) order by m.name, p.user_id)
    from special_project_people p
    join memberships m on m.organization_id = $1 and m.user_id = p.user_id
    where p.organization_id = $1 and p.special_project_id = t.id and p.role = '${role}'), '[]')`;

/** SQL: the IANA zone whose days a project follows. */
export const zone = `coalesce(b.time_zone, (select o.time_zone from organizations o where o.id = $1))`;

/** What lists say of a project `t` with its client `c`, job `j` and building `b`. `$1` is the organization. */
export const rowColumns = `t.id, t.number, t.title, t.project_type as "projectType", t.status,
  json_build_object('id', c.id, 'name', c.name) as client,
  case when j.id is not null then ${jobJson}
    end as job,
  t.price as cents, t.price_basis, t.invoice_type, t.billed, t.scheduled_date::text, t.due_date::text,
  ${people('scheduler')} as schedulers, ${people('manager')} as managers,
  ${zone} as time_zone,
  case when t.status = 'proposed' and t.offer_answer is null then t.offer_ends_on::text end as offer_ends_on, t.approved_at is not null as approved,
  t.reopened_at is not null and t.status not in ('closed', 'cancelled') as reopened`;

export const rowJoins = `join clients c on c.organization_id = $1 and c.id = t.client_id
  left join jobs j on j.organization_id = $1 and j.id = t.job_id
  left join buildings b on b.organization_id = $1 and b.id = t.building_id`;

export const storedRow = specialProjectRow
  .omit({ price: true, past_due: true, expired: true, invoice_status: true })
  .extend({
    cents: z.int().nullable(),
    billed: z.enum(billedStates).nullable(),
    /** The last day on which the client can answer the open proposal; null without one. */
    offer_ends_on: z.string().nullable(),
    time_zone: z.string(),
  });

export type StoredRow = z.infer<typeof storedRow>;

export const detailColumns = `t.worth::float8 as worth, t.description, t.scope_lines, t.price_overridden, t.cost_estimate, t.additional_time,
  t.po_number, t.requested_by, t.source, t.scheduled_time, t.actual_service_date::text, t.service_address, t.billing_address,
  t.internal_notes, t.approved_at, t.hold_reason, t.cancel_reason, t.held_from, t.held_at, t.job_id, t.building_id,
  t.client_id, t.created_by, t.updated_at,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name,
    'address', concat_ws(', ', b.address, b.city, b.state || ' ' || b.zip)) end as building,
  coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name, 'suite', n.suite,
      'floors', coalesce((select json_agg(f.label order by f.number, f.id) from floors f where f.organization_id = $1
        and f.building_id = n.building_id and f.id = any(n.floor_ids) and f.deleted_at is null), '[]')) order by n.name, n.id)
    from special_project_building_tenants s
    join building_tenants n on n.organization_id = $1 and n.id = s.building_tenant_id and n.deleted_at is null
    where s.organization_id = $1 and s.special_project_id = t.id), '[]') as building_tenants,
  t.vendor_id, (select json_build_object('id', v.id, 'name', v.name, 'phone', v.phone) from vendors v
    where v.organization_id = $1 and v.id = t.vendor_id) as vendor,
  ${personJson('t', 'approved_by')} as approved_by,
  coalesce((select json_agg(json_build_object('id', s.id, 'rule', s.rule, 'next_on', s.next_on) order by s.id)
    from special_project_schedules s where s.organization_id = $1 and s.special_project_id = t.id
    and s.deleted_at is null), '[]') as schedules,
  coalesce(c.billing_address, c.address) as client_address, c.billing_email as client_emails, c.requires_po,
  (select count(*)::int from tasks k where k.organization_id = $1 and k.source = 'special_project'
    and k.related_type_id = t.id and k.deleted_at is null
    and k.status in (${literals(openStatuses)})) as open_tasks`;

export const storedDetail = storedRow
  .extend(
    specialProject.pick({
      description: true,
      additional_time: true,
      po_number: true,
      requested_by: true,
      source: true,
      scheduled_time: true,
      actual_service_date: true,
      service_address: true,
      billing_address: true,
      internal_notes: true,
      approved_at: true,
      approved_by: true,
      hold_reason: true,
      cancel_reason: true,
      building: true,
      building_tenants: true,
      vendor: true,
      open_tasks: true,
      updated_at: true,
    }).shape,
  )
  .extend({
    scope_lines: z.array(scopeLine),
    schedules: z.array(z.object({ id: z.int(), rule: storedRule, next_on: z.string().nullable() })),
    price_overridden: z.boolean(),
    cost_estimate: costEstimate,
    held_from: z.enum(['pending', 'open', 'active']).nullable(),
    held_at: z.string().nullable(),
    job_id: z.int().nullable(),
    building_id: z.int().nullable(),
    vendor_id: z.int().nullable(),
    client_id: z.int(),
    /** Cents of all dates that count: the value of a year. Figures add it up. */
    worth: z.number().nullable(),
    created_by: z.int().nullable(),
    client_address: address.nullable(),
    client_emails: z.array(z.string()),
    requires_po: z.boolean(),
  });

export type StoredProject = z.infer<typeof storedDetail>;
