export { sessionEndpoints } from './endpoints.ts';
export { sessionMessages } from './messages.ts';
export { confirmed, newPassword } from './password.ts';
export {
  groupFlags,
  heldFlags,
  type Settings,
  type SignedInUser,
} from './session.ts';
