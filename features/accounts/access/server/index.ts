export { createBuiltInRoles } from './create-built-in-roles.ts';
export { feature } from './feature.ts';
export { clientInScope, inScope, inScopeSql, scopeConditions } from './job-visibility-repository.ts';
export { keepAnAdmin, requireAdmin } from './keep-an-admin.ts';
export { peopleOfJob } from './people-repository.ts';
export { readersOf } from './readers-repository.ts';
export type { RightHolder, RightRule } from './right-rules.ts';
export { rightsOf } from './rights-repository.ts';
export { roleNames } from './role-names.ts';
export { roleWords } from './role-words.ts';
export {
  addVisibleJobs,
  moveVisibleJob,
  moveVisibleJobs,
  removeVisibleJobs,
  removeVisibleJobsOf,
  replaceVisibleJobs,
  type VisibleJob,
  visibleJob,
} from './visible-jobs-repository.ts';
export { whoSees } from './who-sees-repository.ts';
