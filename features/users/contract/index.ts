export { userEndpoints } from './endpoints.ts';
export { license, type PersonCard, personCard, roleName, type User, user } from './user.ts';
