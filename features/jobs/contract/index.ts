export { jobEndpoints } from './endpoints.ts';
export { jobExportColumns } from './export-columns.ts';
export { jobExportEndpoints } from './export-endpoints.ts';
export {
  type Job,
  type JobRow,
  type JobService,
  type JobStatus,
  job,
  jobRow,
  jobStatuses,
  serviceTypes,
} from './job.ts';
export { jobMessages } from './messages.ts';
