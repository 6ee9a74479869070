export { feature } from './feature.ts';
export { grantRole, insertRoles } from './roles-repository.ts';
export { photoUrl, presentPerson, presentUser } from './user-presenter.ts';
export {
  findMembership,
  insertMembership,
  type Membership,
  rolesOf,
  setProfilePhoto,
  updateMembership,
} from './user-repository.ts';
