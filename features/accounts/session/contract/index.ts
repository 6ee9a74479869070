export { sessionEndpoints } from './endpoints.ts';
export { failedReason } from './failed-reason.ts';
export { confirmed, newPassword } from './invitation-endpoints.ts';
export { sessionMessages } from './messages.ts';
export {
  grantedFlags,
  groupFlags,
  type SecondStep,
  type Settings,
  type SignedInUser,
  secondStep,
  signedInUser,
} from './session.ts';
