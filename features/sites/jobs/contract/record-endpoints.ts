import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { job } from './job.ts';

/** Maximum number of buildings of one job. */
export const maxBuildings = 100;

const jobNumber = field.text.min(1).max(20, 'character_limit_exceeded');

const jobName = field.text
  .min(1)
  .max(150, 'character_limit_exceeded')
  .regex(/^[^<>]*$/, 'name_brackets');

/** A building that is made together with its job. */
export const newBuilding = z.strictObject({
  name: field.name,
  address: field.text.min(1).max(120, 'character_limit_exceeded'),
  city: field.text.min(1).max(60, 'character_limit_exceeded'),
  state: field.state,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'zip_format'),
  area_id: field.id.nullable().default(null),
});

export type NewJobBuilding = z.output<typeof newBuilding>;

const details = {
  service_start_date: field.date.nullable(),
  inspection_frequency_days: z.int().min(0).max(999),
  report_required: z.boolean(),
  action_log_required: z.boolean(),
  winteam_job_number: field.text.min(1).max(20, 'character_limit_exceeded').nullable(),
  description: field.longText,
};

/** Days between inspections of a job, unless someone sets another number. */
export const usualFrequency = 30;

const buildingIds = z.array(field.id).max(maxBuildings);

const mayAdd = { all: ['admin.canAddBuilding'] } as const;
const mayEdit = { all: ['admin.canEditJobSite'] } as const;

/** How much upcoming work ends with a job. */
export const endingWork = z.object({
  /** Series that pause. */
  series: z.int(),
  /** Upcoming tasks of these series; they come back when their series goes on. */
  set_aside: z.int(),
  /** Other tasks after today that nobody has started; they are cancelled. */
  cancelled: z.int(),
  /** Planned inspections that leave the schedule. */
  inspections: z.int(),
  /** Active staffing plans; nobody is scheduled any longer. */
  plans: z.int(),
});

export type EndingWork = z.infer<typeof endingWork>;

const change = { params: field.idParams, answer: job, rate: 'write' } as const;

export const jobRecordEndpoints = {
  createJob: endpoint({
    method: 'POST',
    path: '/jobs',
    summary: 'Create a job as a draft, at existing buildings, at a new one, or both',
    access: mayAdd,
    body: z.strictObject({
      job_number: jobNumber,
      job_name: jobName,
      client_id: field.id,
      building_ids: buildingIds.default([]),
      new_building: newBuilding.nullable().default(null),
      service_start_date: details.service_start_date.default(null),
      inspection_frequency_days: details.inspection_frequency_days.default(usualFrequency),
      report_required: details.report_required.default(false),
      action_log_required: details.action_log_required.default(false),
      winteam_job_number: details.winteam_job_number.default(null),
      description: details.description.default(''),
    }),
    answer: job,
    rate: 'write',
    audit: 'job.created',
  }),
  updateJob: endpoint({
    ...change,
    method: 'PUT',
    path: '/job/{id}',
    summary: 'Save the fields that are sent',
    access: mayEdit,
    body: z
      .strictObject({
        job_number: jobNumber,
        job_name: jobName,
        client_id: field.id,
        building_ids: buildingIds,
        new_building: newBuilding.nullable(),
        ...details,
      })
      .partial()
      .extend({ updated_at: field.updatedAt }),
    audit: 'job.updated',
  }),
  addJobBuilding: endpoint({
    ...change,
    method: 'POST',
    path: '/job/{id}/building',
    summary: 'Have the job done at one more of the known buildings',
    access: mayEdit,
    body: z.strictObject({ building_id: field.id }),
    audit: 'job.updated',
  }),
  removeJobBuilding: endpoint({
    ...change,
    method: 'DELETE',
    path: '/job/{id}/building/{buildingId}',
    summary: 'Take a building from the job; refused for its last one, and while work is left there',
    access: mayEdit,
    params: z.strictObject({ id: field.id, buildingId: field.id }),
    audit: 'job.updated',
  }),
  copyJob: endpoint({
    ...change,
    method: 'POST',
    path: '/job/{id}/copy',
    summary:
      'Create a draft with the client, buildings and services of a job, and the people of its assignments if wanted',
    access: mayAdd,
    body: z.strictObject({
      job_number: jobNumber,
      job_name: jobName,
      with_people: z.boolean().default(false),
    }),
    audit: 'job.created',
  }),
  activateJob: endpoint({
    ...change,
    method: 'POST',
    path: '/job/{id}/transition/activate',
    summary: 'Make a draft or an inactive job active; all that is missing is answered at once',
    access: mayEdit,
    body: z.strictObject({ confirmed: z.boolean().default(false) }),
    audit: 'job.activated',
  }),
  getEndingWork: endpoint({
    method: 'GET',
    path: '/job/{id}/transition/deactivate',
    summary: 'What would end with a job that is made inactive',
    access: mayEdit,
    params: field.idParams,
    answer: endingWork,
  }),
  deactivateJob: endpoint({
    ...change,
    method: 'POST',
    path: '/job/{id}/transition/deactivate',
    summary: 'Make an active job inactive; work that ends with it must be confirmed',
    access: mayEdit,
    body: z.strictObject({
      end_date: field.date,
      reason: field.comment.min(3),
      confirmed: z.boolean().default(false),
    }),
    audit: 'job.deactivated',
  }),
};
