export { feature } from './feature.ts';
export { createJobService } from './job/create-job-service.ts';
export {
  existingJobNumbers,
  insertJobs,
  jobsOfImport,
  type NewJob,
  removeJobsOfImport,
} from './job/job-bulk-repository.ts';
export { type FoundJob, findJob, type NewJobService } from './job/job-repository.ts';
export { type JobKey, jobsAtBuildings, jobsInScope } from './job/job-scope-repository.ts';
export { type Places, placeConditions } from './list/place-conditions-repository.ts';
export { buildingHasWord, jobHasWord } from './list/site-words-repository.ts';
