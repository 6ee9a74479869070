import * as field from '#platform/contract/fields';
import { type Job, jobRecordEndpoints, type NewJobBuilding, usualFrequency } from '../../contract/index.ts';

export type BuildingValues = Record<Exclude<keyof NewJobBuilding, 'area_id'>, string> & {
  area_id: number | null;
};

/** The values of both forms; an empty text means no value. */
export type JobValues = {
  job_number: string;
  job_name: string;
  client_id: number | null;
  description: string;
  building_ids: number[];
  new_building: BuildingValues | null;
  service_start_date: string;
  inspection_frequency_days: number | '';
  report_required: boolean;
  action_log_required: boolean;
  winteam_job_number: string;
};

export const createSchema = jobRecordEndpoints.createJob.body;

/** All fields are sent: of an optional one, an emptied input would be left out and keep its value. */
export const editSchema = createSchema.extend({ updated_at: field.updatedAt });

export const emptyBuilding: BuildingValues = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  area_id: null,
};

export const emptyJob: JobValues = {
  job_number: '',
  job_name: '',
  client_id: null,
  description: '',
  building_ids: [],
  new_building: null,
  service_start_date: '',
  inspection_frequency_days: usualFrequency,
  report_required: false,
  action_log_required: false,
  winteam_job_number: '',
};

export const valuesOf = (job: Job): JobValues => ({
  job_number: job.job_number,
  job_name: job.job_name,
  client_id: job.client.id,
  description: job.description,
  building_ids: job.buildings.map(({ id }) => id),
  new_building: null,
  service_start_date: job.service_start_date ?? '',
  inspection_frequency_days: job.inspection_frequency_days,
  report_required: job.report_required,
  action_log_required: job.action_log_required,
  winteam_job_number: job.winteam_job_number ?? '',
});
