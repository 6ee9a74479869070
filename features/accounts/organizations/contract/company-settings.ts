import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { organization, picture } from './organization.ts';
import { changeableSettings, organizationSettings } from './organization-settings.ts';

export const knownZone = (zone: string): boolean =>
  zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone);

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colour_format');

const { share_link_days, ...settings } = changeableSettings;

/** The settings that an admin saves together. Logos and the organization chart are sent separately. Settings that are
 * not sent stay as they are: most come on screen with the feature that reads them. */
const editable = {
  name: field.name,
  primary_brand_color: colour.nullable(),
  secondary_brand_color: colour.nullable(),
  time_zone: z.string().max(60).refine(knownZone, 'time_zone_unknown'),
  /** Shown to strangers on shared pages. */
  public_email: field.email.nullable(),
  public_phone: field.phone.nullable(),
  share_link_days,
  ...z.object(settings).partial().shape,
};

export const companySettingsChange = z.strictObject({ ...editable, updated_at: field.updatedAt });

export type CompanySettingsChange = z.infer<typeof companySettingsChange>;

export const companySettings = organization
  .pick({
    name: true,
    logo: true,
    logo_horizontal: true,
    primary_brand_color: true,
    secondary_brand_color: true,
    time_zone: true,
  })
  .extend({
    public_email: z.string().nullable(),
    public_phone: z.string().nullable(),
    ...organizationSettings.omit({ public_contact: true }).shape,
    org_chart: picture.extend({ name: z.string() }).nullable(),
    updated_at: z.string(),
  });

export type CompanySettings = z.infer<typeof companySettings>;

/** `logo` is square, for the narrow navigation. `logo_horizontal` is for the full navigation and shared pages. */
export const logoKinds = ['logo', 'logo_horizontal'] as const;

export type LogoKind = (typeof logoKinds)[number];
