import { fileUrl } from '#features/accounts/files/contract';
import type { CompanySettings, Organization, OrganizationSettings } from '../contract/index.ts';
import { defaultSettings } from '../contract/index.ts';
import type { OrganizationRow } from './organization-repository.ts';

const picture = (organizationId: number, id: number | null, md5: string | null) =>
  id === null || md5 === null ? null : { id, url: fileUrl(organizationId, id), md5 };

export const presentOrganization = (row: OrganizationRow): Organization => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo: picture(row.id, row.logo_file_id, row.logo_md5),
  logo_horizontal: picture(row.id, row.logo_horizontal_file_id, row.logo_horizontal_md5),
  org_chart: picture(row.id, row.org_chart_file_id, row.org_chart_md5),
  primary_brand_color: row.primary_brand_color,
  secondary_brand_color: row.secondary_brand_color,
  subscription_plan: row.subscription_plan as Organization['subscription_plan'],
  time_zone: row.time_zone,
});

/** The defaults, overridden by the organization's own settings. The keys are put in the order of the defaults, because the
 * database returns them in another one, which would look like a change. */
export const settingsOf = (row: { settings: unknown }): OrganizationSettings => {
  const settings = { ...defaultSettings, ...(row.settings as Partial<OrganizationSettings>) };
  const { high, medium, low } = settings.task_sla;
  return { ...settings, task_sla: { high, medium, low } };
};

export const presentCompanySettings = (row: OrganizationRow): CompanySettings => {
  const { name, logo, logo_horizontal, org_chart, primary_brand_color, secondary_brand_color, time_zone } =
    presentOrganization(row);
  const { public_contact, ...settings } = settingsOf(row);
  return {
    name,
    logo,
    logo_horizontal,
    primary_brand_color,
    secondary_brand_color,
    time_zone,
    org_chart: org_chart && { ...org_chart, name: row.org_chart_name ?? '' },
    public_email: public_contact.email,
    public_phone: public_contact.phone,
    ...settings,
    updated_at: row.updated_at,
  };
};
