export { assignmentEndpoints, type JobAssignment, jobAssignment } from './endpoints.ts';
