import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { organization } from './organization.ts';

export const knownZone = (zone: string): boolean =>
  zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone);

const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'colour_format');

/** The settings that an admin saves together. Logos are sent separately. */
const editable = {
  name: field.name,
  primary_brand_color: colour.nullable(),
  secondary_brand_color: colour.nullable(),
  time_zone: z.string().max(60).refine(knownZone, 'time_zone_unknown'),
  /** Shown to strangers on shared pages. */
  public_email: field.email.nullable(),
  public_phone: field.phone.nullable(),
  share_link_days: z.int().min(1).max(365),
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
    share_link_days: z.int(),
    updated_at: z.string(),
  });

export type CompanySettings = z.infer<typeof companySettings>;

/** `logo` is square, for the narrow navigation. `logo_horizontal` is for the full navigation and shared pages. */
export const logoKinds = ['logo', 'logo_horizontal'] as const;

export type LogoKind = (typeof logoKinds)[number];
