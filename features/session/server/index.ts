export {
  createOrganization,
  createOrganizationIn,
  type NewOrganization,
} from './actions/create-organization.ts';
export { createOrganizationLink } from './actions/create-organization-link.ts';
export { createAuthenticate } from './authenticate.ts';
export { feature } from './feature.ts';
export { hashPassword } from './hash-password.ts';
export { listOrganizationIds, sweepIdentity } from './maintenance-repository.ts';
export { countOrganizations, createLogin, nextOrganizationId } from './organization-creation-repository.ts';
