export { feature } from './feature.ts';
export { isWorkHolder, mayHoldWork, mayHoldWorkSql } from './may-hold-work-repository.ts';
export {
  lockMembersOfImport,
  membersByAddressOrCode,
  removeMember,
  revokeAllRoles,
  workHoldersByAddressOrName,
} from './membership-import-repository.ts';
export {
  findAnyMembership,
  lockMembership,
  lockRights,
  saveMembership,
} from './membership-life-repository.ts';
export { publicNames } from './public-names-repository.ts';
export {
  findRoles,
  grantRole,
  grantRoles,
  grantRolesToMany,
  insertRoles,
  listRoles,
  type Role,
  revokeRoles,
  rolesWithFlags,
} from './roles-repository.ts';
export { photoUrl, presentPerson, presentUser } from './user-presenter.ts';
export {
  findMembership,
  findMemberships,
  insertMembership,
  insertMemberships,
  type Membership,
  rolesOf,
  setProfilePhoto,
  updateMembership,
} from './user-repository.ts';
