export {
  type CompanySettings,
  type CompanySettingsChange,
  knownZone,
  type LogoKind,
  logoKinds,
} from './company-settings.ts';
export { companySettingsEndpoints } from './company-settings-endpoints.ts';
export { organizationEndpoints } from './endpoints.ts';
export { copiedYear, type Holiday, holiday, missingHolidays } from './holidays.ts';
export { organizationMessages } from './messages.ts';
export { type Organization, organization, reservedSlugs, slug } from './organization.ts';
export { defaultSettings, type OrganizationSettings } from './organization-settings.ts';
