import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const organizationSettings = z.object({
  weeks_per_month: z.number(),
  labor_burden_pct: z.number(),
  inspection_target: z.number(),
  /** Hours until a task of each priority is due. */
  task_sla: z.object({ low: z.int(), medium: z.int(), high: z.int() }),
  /** Days a shared link is valid: 1 to 365. */
  share_link_days: z.int(),
  /** Shown to strangers; null when not entered. */
  public_contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  inspection_autofinalize_hours: z.int(),
  fiscal_month: z.int(),
  core_values: z.array(z.string()),
  winteam_enabled: z.boolean(),
  prism_enabled: z.boolean(),
  cleancode_url: z.string().nullable(),
});

export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** Defaults of domain rules; an organization can change them in its company settings. */
export const defaultSettings: OrganizationSettings = {
  weeks_per_month: 4.33,
  labor_burden_pct: 22,
  inspection_target: 85,
  task_sla: { low: 168, medium: 72, high: 24 },
  share_link_days: 30,
  public_contact: { email: null, phone: null },
  inspection_autofinalize_hours: 24,
  fiscal_month: 1,
  core_values: ['Integrity', 'Service', 'Teamwork', 'Excellence'],
  winteam_enabled: false,
  prism_enabled: false,
  cleancode_url: null,
};

const picture = z.object({ id: field.id, url: z.string(), md5: z.string() });

export const organization = z.object({
  id: field.id,
  name: z.string(),
  slug: z.string(),
  logo: picture.nullable(),
  logo_horizontal: picture.omit({ id: true }).nullable(),
  org_chart: picture.nullable(),
  primary_brand_color: z.string().nullable(),
  secondary_brand_color: z.string().nullable(),
  subscription_plan: z.enum(['founder', 'beta']),
  time_zone: z.string(),
});

export type Organization = z.infer<typeof organization>;

/** First segments of the paths of pages and API calls, also of those to come. A slug must not equal one of them. A test
 * compares the list with both tables. */
export const reservedSlugs: readonly string[] = [
  'action-log',
  'action-log-report',
  'action-log-reports',
  'admin',
  'api',
  'assets',
  'audit-log',
  'building',
  'business-review',
  'business-reviews',
  'changes',
  'core',
  'covid-vaccine-policy',
  'covid-vaccine-records',
  'daily-reports',
  'dashboards',
  'export',
  'file',
  'forms',
  'healthz',
  'images',
  'integration',
  'integrations',
  'invitation',
  'job',
  'job-imports',
  'job-site-assignment',
  'job-site-assignments',
  'jobs',
  'library',
  'login',
  'logout',
  'map',
  'metrics',
  'not-found',
  'notifications',
  'openapi',
  'organization',
  'password',
  'profile',
  'quality',
  'readyz',
  'saved-views',
  'search',
  'settings',
  'share-link',
  'signup',
  'special-project',
  'special-projects',
  'task',
  'tasks',
  'user',
  'vip-awards',
];

export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, 'slug_format')
  .refine((value) => !reservedSlugs.includes(value), 'slug_reserved');
