export { assignmentEndpoints, jobAssignment } from './endpoints.ts';
