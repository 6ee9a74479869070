export { accessHandlers } from './handlers.ts';
export { clientInScope, inScope, inScopeSql } from './in-scope.ts';
export { peopleOfJob } from './people-repository.ts';
export { createBuiltInRoles, grantRole } from './roles-repository.ts';
export {
  addVisibleJobs,
  canSeeJob,
  moveVisibleJobs,
  removeVisibleJobsOf,
  replaceVisibleJobs,
  type VisibleJob,
} from './visible-jobs-repository.ts';
