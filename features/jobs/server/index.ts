export { createJobService } from './actions/create-job-service.ts';
export { jobExportHandlers, jobHandlers } from './handlers.ts';
export {
  existingJobNumbers,
  insertJobs,
  jobsOfImport,
  type NewJob,
  removeJobsOfImport,
} from './job-bulk-repository.ts';
export { countActiveJobs, type FoundJob, findJob, type NewJobService } from './job-repository.ts';
export { type JobKey, jobsAtBuildings, jobsInScope } from './job-scope-repository.ts';
export { maySeeJob } from './may-see-job.ts';
export { type Places, placeConditions } from './place-conditions-repository.ts';
export { buildingHasWord, jobHasWord } from './site-words-repository.ts';
