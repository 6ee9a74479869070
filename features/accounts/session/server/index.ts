export {
  endProviderSessions,
  loadLogin,
  loadLoginRecord,
  loadOrganizationsOf,
  loadPasswordHash,
} from './identity-repository.ts';
export { voidInvitations } from './invitation/invitation-repository.ts';
export { invitationDays } from './invitation/load-invited.ts';
export { createAuthenticate } from './login/authenticate.ts';
export { completeLogin } from './login/complete-login.ts';
export { countLogin } from './login/count-login.ts';
export { deviceName } from './login/device-name.ts';
export { endOtherSessions } from './login/end-other-sessions.ts';
export { type FailedReason, queueFailedSignIn, queueFailedSignOn } from './login/failed-sign-in.ts';
export { deviceCookie, withMark } from './login/known-device.ts';
export { safeRedirect } from './login/login.ts';
export { loginThrottles } from './login/login-throttles.ts';
export type { AskSecondStep } from './login/second-steps.ts';
export { startSession } from './login/start-session.ts';
export { countFailure, countOrThrow, type Throttle, uncountFailure } from './login/throttle-repository.ts';
export {
  belongsElsewhere,
  changeLoginEmail,
  createLoginsWithoutEmail,
  createLoginWithoutEmail,
  doubtAddress,
  dropUnusedLogin,
  ensureLogin,
  ensureLogins,
  isBeyondDoubt,
  reconcileLogin,
  setTemporaryPassword,
  voidLinksOf,
} from './login-repository.ts';
export { checkPassword } from './password/check-password.ts';
export { hashPassword, passwordFits } from './password/hash-password.ts';
export { requirePassword } from './password/require-password.ts';
export { greet } from './profile/greet.ts';
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
export { recordSupportVisit } from './support/log-support-visit.ts';
export { overTextLimit } from './text/text-allowance.ts';
export { traceEverywhere, traceOfLogin } from './trace-everywhere.ts';
export {
  endMemberSessions,
  endOldSessions,
  loadOrganizationIds,
  purgeFailedSignIns,
  sweepIdentity,
} from './trace-repository.ts';
