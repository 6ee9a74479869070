export { sessionEndpoints } from './endpoints.ts';
export { sessionMessages } from './messages.ts';
export { confirmed, newPassword, passwordPair } from './password.ts';
export {
  groupFlags,
  heldFlags,
  type Settings,
  type SignedInUser,
  settings,
  signedInUser,
} from './session.ts';
