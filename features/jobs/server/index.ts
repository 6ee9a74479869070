export { createJobService } from './actions/create-job-service.ts';
export { feature } from './feature.ts';
export {
  existingJobNumbers,
  insertJobs,
  jobsOfImport,
  type NewJob,
  removeJobsOfImport,
} from './job-bulk-repository.ts';
export { type FoundJob, findJob, type NewJobService } from './job-repository.ts';
export { type JobKey, jobsAtBuildings, jobsInScope } from './job-scope-repository.ts';
export { type Places, placeConditions } from './place-conditions-repository.ts';
export { buildingHasWord, jobHasWord } from './site-words-repository.ts';
