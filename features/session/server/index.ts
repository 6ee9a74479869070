export {
  createOrganization,
  createOrganizationIn,
  type NewOrganization,
} from './actions/create-organization.ts';
export { createOrganizationLink } from './actions/create-organization-link.ts';
export { createAuthenticate } from './authenticate.ts';
export { sessionHandlers } from './handlers.ts';
export { hashPassword } from './hash-password.ts';
export { listOrganizationIds, sweepIdentity } from './maintenance-repository.ts';
export { countOrganizations, createLogin, nextOrganizationId } from './organization-creation-repository.ts';
export { sendPasswordChangedMail } from './work/send-password-changed-mail.ts';
export { sendResetMail } from './work/send-reset-mail.ts';
