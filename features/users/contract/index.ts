export { userEndpoints } from './endpoints.ts';
export { license, type PersonCard, personCard, type User, user } from './user.ts';
