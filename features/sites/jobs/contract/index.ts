export {
  type BulkField,
  bulkFields,
  type JobChange,
  jobBulkEndpoints,
  type StatusBefore,
  transitionLimit,
} from './bulk-endpoints.ts';
export { type BuildingClient, jobEndpoints } from './endpoints.ts';
export { jobExportColumns, jobExportEndpoints } from './export-endpoints.ts';
export {
  type Job,
  type JobRow,
  type JobService,
  type JobWarning,
  job,
  jobRow,
  jobWarnings,
  namedJob,
  serviceStatuses,
  serviceTypes,
} from './job.ts';
export { jobMessages } from './messages.ts';
export { jobNoteEndpoints, mayWriteNotes } from './notes/endpoints.ts';
export { type PhotoSourceCount, photoEndpoints, type SitePhoto } from './photos/endpoints.ts';
export {
  type EndingWork,
  endingWork,
  jobRecordEndpoints,
  maxBuildings,
  type NewJobBuilding,
  usualFrequency,
} from './record-endpoints.ts';
export { daysOfWeek, jobServiceEndpoints } from './service-endpoints.ts';
export { confirmableGaps, type SetupGap, setupGap, setupGaps } from './setup-gaps.ts';
export { type JobStatus, type JobTransition, jobStatuses, jobTransitions } from './transitions.ts';
