export { userEndpoints } from './endpoints.ts';
export {
  license,
  membershipStatus,
  type PersonCard,
  type PersonStatus,
  personCard,
  roleName,
  type User,
  user,
  workHolders,
} from './user.ts';
