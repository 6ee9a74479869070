export { userEndpoints } from './endpoints.ts';
export { license, membershipStatus, type PersonCard, personCard, roleName, type User, user } from './user.ts';
