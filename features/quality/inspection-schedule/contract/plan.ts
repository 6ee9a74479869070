import { z } from 'zod';
import { inspectionStatus, planAccess } from '#features/quality/inspections/contract';
import { namedJob } from '#features/sites/jobs/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Maximum number of days of a schedule: six whole weeks. */
export const maxDays = 42;

const site = {
  job: namedJob,
  building: field.named,
  /** The day on which the job is due; null when the inspection has begun, or none is required. */
  due_on: z.string().nullable(),
};

export const plannedInspection = z.object({
  id: field.id,
  ...site,
  inspector: field.named.nullable(),
  planned_on: z.string(),
  /** The inspection that was begun for this plan. Its id is null for people who may not open it yet. */
  inspection: z.object({ id: field.id.nullable(), status: inspectionStatus }).nullable(),
  updated_at: z.string(),
  can: z.object({ move: z.boolean() }),
});

export type PlannedInspection = z.infer<typeof plannedInspection>;

/** A job that is due by the end of the days, and that nobody has planned. */
export const unplannedSite = z.object({ ...site, due_on: z.string() });

export type UnplannedSite = z.infer<typeof unplannedSite>;

export const schedule = z.object({
  /** Today in the organization's time zone. */
  today: z.string(),
  inspectors: z.array(field.named.extend({ invited: z.boolean() })),
  /** The plans of these days, and those of earlier days whose inspection has not begun. */
  plans: z.array(plannedInspection),
  unplanned: z.array(unplannedSite),
  /** True when there are more than are returned: the reader must choose an area or a client. */
  more: z.boolean(),
  can: z.object({ plan_own: z.boolean(), plan_all: z.boolean() }),
});

export type Schedule = z.infer<typeof schedule>;

const placed = { user_id: field.id.nullable(), planned_on: field.date };

const path = '/quality/inspections/schedule';

const writeAccess = {
  all: planAccess.all,
  any: ['admin.canEditInspections', 'inspections.canEdit'],
} as const;

export const planEndpoints = {
  getInspectionSchedule: endpoint({
    method: 'GET',
    path,
    summary: 'Who inspects what on which day, and what is due without a plan',
    access: planAccess,
    query: z.strictObject({
      from: field.date,
      to: field.date,
      client: field.id.optional(),
      area: field.id.optional(),
      inspector: field.id.optional(),
    }),
    answer: schedule,
  }),
  planInspection: endpoint({
    method: 'POST',
    path,
    summary: 'Plan an inspection of a site: the day, and who does it',
    access: writeAccess,
    body: z.strictObject({ job_id: field.id, building_id: field.id, ...placed }),
    answer: plannedInspection,
    rate: 'write',
    audit: 'planned-inspection.created',
  }),
  movePlannedInspection: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Move a planned inspection to another day or person',
    access: writeAccess,
    params: field.idParams,
    body: z.strictObject({ ...placed, updated_at: field.updatedAt }),
    answer: plannedInspection,
    rate: 'write',
    audit: 'planned-inspection.rescheduled',
  }),
  dropPlannedInspection: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Take a planned inspection off the schedule',
    access: writeAccess,
    params: field.idParams,
    query: z.strictObject({ updated_at: field.updatedAt }),
    answer: field.idParams,
    rate: 'write',
    audit: 'planned-inspection.dropped',
  }),
};
