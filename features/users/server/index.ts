export { feature } from './feature.ts';
export {
  findAnyMembership,
  lockMembership,
  lockRights,
  saveMembership,
} from './membership-life-repository.ts';
export {
  findRoles,
  grantRole,
  grantRoles,
  insertRoles,
  listRoles,
  type Role,
  revokeRoles,
  rolesWithFlags,
} from './roles-repository.ts';
export { photoUrl, presentPerson, presentUser } from './user-presenter.ts';
export {
  findMembership,
  insertMembership,
  type Membership,
  rolesOf,
  setProfilePhoto,
  updateMembership,
} from './user-repository.ts';
