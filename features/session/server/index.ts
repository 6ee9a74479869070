export { feature } from './feature.ts';
export { createAuthenticate } from './login/authenticate.ts';
export { listOrganizationIds, sweepIdentity } from './maintenance-repository.ts';
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
