export { feature } from './feature.ts';
export { voidInvitations } from './invitation/invitation-repository.ts';
export { invitationDays } from './invitation/send-invitation-mail.ts';
export { createAuthenticate } from './login/authenticate.ts';
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
