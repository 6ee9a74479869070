export {
  type CompanySettings,
  type CompanySettingsChange,
  knownZone,
  type LogoKind,
  logoKinds,
} from './company-settings.ts';
export { companySettingsEndpoints } from './company-settings-endpoints.ts';
export { organizationEndpoints } from './endpoints.ts';
export { type Holiday, holiday } from './holidays.ts';
export { organizationMessages } from './messages.ts';
export {
  defaultSettings,
  type Organization,
  type OrganizationSettings,
  organization,
  reservedSlugs,
  slug,
} from './organization.ts';
