import { z } from 'zod';
import { address } from '#features/sites/clients/contract';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { historyEntry } from '#platform/contract/history-entry';
import { projectSchedule } from '../recurring/project-schedule.ts';
import { projectTransitions } from '../transitions/transitions.ts';
import { invoiceStatuses } from './invoice-status.ts';
import { invoiceTypes, priceBases, projectStatuses, projectTypes, units } from './project-enums.ts';

/** A special project in lists. Money is null for people who may not see it. */
export const specialProjectRow = z.object({
  id: field.id,
  number: z.string(),
  title: z.string(),
  projectType: z.enum(projectTypes),
  status: z.enum(projectStatuses),
  client: field.named,
  job: namedJob.nullable(),
  price: z.number().nullable(),
  price_basis: z.enum(priceBases),
  invoice_type: z.enum(invoiceTypes).nullable(),
  /** Null for people who see no invoices. */
  invoice_status: z.enum(invoiceStatuses).nullable(),
  /** The planned day; for work that recurs the next date that is not done. */
  scheduled_date: z.string().nullable(),
  due_date: z.string().nullable(),
  schedulers: z.array(field.named),
  managers: z.array(field.named),
  past_due: z.boolean(),
  /** Its proposal was not answered in time. */
  expired: z.boolean(),
  approved: z.boolean(),
  reopened: z.boolean(),
});

export type SpecialProjectRow = z.infer<typeof specialProjectRow>;

const money = z.object({
  lines_total: z.number(),
  price_overridden: z.boolean(),
  cost_estimate: z.object({
    labor_hours: z.number(),
    labor: z.number(),
    supply: z.number(),
    equipment: z.number(),
    subcontract: z.number(),
  }),
  cost: z.number(),
  /** Null without a price. */
  margin: z.number().nullable(),
  margin_share: z.number().nullable(),
  /** At a price for each date, that of all dates of a year, once the work has ended of those that were done; the figures count
   * the same. Null at a price for all of the work. */
  year_value: z.number().nullable(),
});

export const specialProject = specialProjectRow.extend({
  description: z.string(),
  building: field.named.extend({ address: z.string() }).nullable(),
  /** By name, each with the floors that it rents. */
  building_tenants: z.array(field.named.extend({ suite: z.string(), floors: z.array(z.string()) })),
  vendor: field.named.extend({ phone: z.string().nullable() }).nullable(),
  time_zone: z.string(),
  scope_lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.number(),
      unit_of_measure: z.enum(units),
      unit_price: z.number().nullable(),
      amount: z.number().nullable(),
    }),
  ),
  /** Null for people who may not see it. */
  money: money.nullable(),
  additional_time: z.int().nullable(),
  po_number: z.string().nullable(),
  requested_by: z.string().nullable(),
  source: z.string().nullable(),
  scheduled_time: z.string().nullable(),
  actual_service_date: z.string().nullable(),
  service_address: address.nullable(),
  billing_address: address.nullable(),
  /** Where invoices go: the project's own address, else that of the client. */
  billing: z.object({ address: address.nullable(), emails: z.array(z.string()) }),
  /** Empty for people with a viewer license. */
  internal_notes: z.string(),
  approved_at: z.string().nullable(),
  approved_by: field.named.nullable(),
  hold_reason: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  /** Tasks still to be done. */
  open_tasks: z.int(),
  /** How it recurs; empty for work that is done once. */
  schedules: z.array(projectSchedule),
  /** What it needs before it can be scheduled: a text for each field; empty once it is. */
  missing: z.record(z.string(), z.string()),
  allowed_transitions: z.array(z.enum(projectTransitions.names)),
  can: z.object({
    update: z.boolean(),
    /** All of its fields, not only notes and purchase order. */
    update_all: z.boolean(),
    /** Change its site too. */
    move: z.boolean(),
    change_client: z.boolean(),
    /** The tenants concerned; without it they stay as they are, or go with their building. */
    name_tenants: z.boolean(),
    delete: z.boolean(),
    add: z.object({ scheduler: z.boolean(), manager: z.boolean() }),
    remove: z.object({ scheduler: z.boolean(), manager: z.boolean() }),
    complete_tasks: z.boolean(),
    schedule: z.boolean(),
  }),
  timeline: z.array(historyEntry),
  updated_at: z.string(),
});

export type SpecialProject = z.infer<typeof specialProject>;

export const projectTask = z.object({
  id: field.id,
  number: z.int(),
  title: z.string(),
  status: z.string(),
  scheduled_on: z.string().nullable(),
  due_at: z.string().nullable(),
  serviced_at: z.string().nullable(),
});

export type ProjectTask = z.infer<typeof projectTask>;
