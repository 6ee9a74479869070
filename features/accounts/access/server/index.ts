export { clientInScope, inScope, inScopeSql, scopeConditions } from './job-visibility-repository.ts';
export { keepAnAdmin, requireAdmin } from './keep-an-admin.ts';
export { peopleOfJob } from './people-repository.ts';
export { readersOf } from './readers-repository.ts';
export type { RightHolder, RightRule } from './right-rules.ts';
export { rightsOf } from './rights-repository.ts';
export { roleNames } from './role-names.ts';
export { roleWords } from './role-words.ts';
export { isWorkHolder, mayHoldWork, mayHoldWorkSql } from './users/may-hold-work-repository.ts';
export {
  lockMembersOfImport,
  membersByAddressOrCode,
  removeMember,
  revokeAllRoles,
  workHoldersByAddressOrName,
} from './users/membership-import-repository.ts';
export {
  loadAnyMembership,
  lockMembership,
  lockRights,
  saveMembership,
} from './users/membership-life-repository.ts';
export { publicNames } from './users/public-names-repository.ts';
export {
  createBuiltInRoles,
  grantRole,
  grantRoles,
  grantRolesToMany,
  insertRoles,
  loadRoles,
  loadRolesById,
  type Role,
  revokeRoles,
  rolesWithFlags,
} from './users/roles-repository.ts';
export { photoUrl, presentPerson, presentUser } from './users/user-presenter.ts';
export {
  insertMembership,
  insertMemberships,
  loadMembership,
  loadMemberships,
  type Membership,
  rolesOf,
  setProfilePhoto,
  updateMembership,
} from './users/user-repository.ts';
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
