export { feature } from './feature.ts';
export { findLoginRecord, listOrganizationsOf } from './identity-repository.ts';
export { voidInvitations } from './invitation/invitation-repository.ts';
export { invitationDays } from './invitation/send-invitation-mail.ts';
export { createAuthenticate } from './login/authenticate.ts';
export { completeLogin } from './login/complete-login.ts';
export { safeRedirect } from './login/login.ts';
export { keepOnlyThisSession } from './login/rotate-session.ts';
export type { AskSecondStep } from './login/second-steps.ts';
export { countTry, type Throttle, uncountTry } from './login/throttle-repository.ts';
export { hashToken, newToken } from './login/tokens.ts';
export {
  belongsElsewhere,
  changeLoginEmail,
  setTemporaryPassword,
  settleLogin,
  takeLogin,
} from './login-repository.ts';
export { listOrganizationIds, sweepIdentity } from './maintenance-repository.ts';
export { checkPassword } from './password/check-password.ts';
export { hashPassword } from './password/hash-password.ts';
export { requirePassword } from './password/require-password.ts';
export {
  createOrganization,
  createOrganizationIn,
  type NewOrganization,
} from './signup/create-organization.ts';
export { createOrganizationLink } from './signup/create-organization-link.ts';
export {
  countOrganizations,
  createLogin,
  nextOrganizationId,
} from './signup/organization-creation-repository.ts';
