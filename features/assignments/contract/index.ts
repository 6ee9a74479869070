export { assignmentEndpoints, type JobAssignment } from './endpoints.ts';
