export { daysWords } from './audited/days-words.ts';
export { jobName } from './bulk/change-jobs.ts';
export type { ColumnReader, JobColumn } from './columns/job-column.ts';
export { createJobService } from './job/create-job-service.ts';
export {
  existingJobNumbers,
  insertJobs,
  jobsOfImport,
  type NewJob,
  removeJobsOfImport,
} from './job/job-bulk-repository.ts';
export { type JobOfFile, jobsOfFile, lockSites, setSites } from './job/job-of-file-repository.ts';
export { type FoundJob, insertJobServices, loadJob, type NewJobService } from './job/job-repository.ts';
export { type JobKey, jobsAtBuildings, jobsByNumber, jobsInScope } from './job/job-scope-repository.ts';
export { clientJson, jobJson, siteZone } from './job/named-sql-repository.ts';
export { releaseEditedJobs } from './job/release-edited-jobs-repository.ts';
export {
  sharedBuildingColumn,
  sharedPlaceColumns,
  sharedPlaceJoins,
} from './job/shared-place-sql-repository.ts';
export { atBuildingsOfArea, type Places, placeConditions } from './list/place-conditions-repository.ts';
export type { SiteCriterion } from './list/site-criteria.ts';
export { buildingHasWord, jobHasWord, siteHasWord } from './list/site-words-repository.ts';
export type {
  ActivationGuard,
  EndingCall,
  JobEnding,
  LoadBusyBuildings,
  LoadJobWarnings,
  LoadLogo,
  LoadStaffing,
  ServiceEnding,
} from './parts.ts';
export { lockJob, lockJobs } from './record/job-record-repository.ts';
