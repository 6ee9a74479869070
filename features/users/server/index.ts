export { userHandlers } from './handlers.ts';
export { photoUrl, presentPerson, presentUser } from './user-presenter.ts';
export {
  findMembership,
  insertMembership,
  type Membership,
  rolesOf,
  setProfilePhoto,
  updateMembership,
} from './user-repository.ts';
