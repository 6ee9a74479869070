import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const picture = z.object({ id: field.id, url: z.string(), md5: z.string() });

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

/** First segments of the paths of pages and API calls, including planned ones. No slug may equal one of them. A test compares
 * the list with both tables. */
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
  'calendar',
  'changes',
  'contracts',
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
  'mail',
  'mail-stop',
  'logout',
  'map',
  'map-tiles',
  'metrics',
  'not-found',
  'notifications',
  'openapi',
  'organization',
  'password',
  'place-codes',
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
  'sso',
  'support',
  'task',
  'tasks',
  'two-factor',
  'users',
  'user',
  'vip-awards',
];

export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/, 'slug_format')
  .refine((value) => !reservedSlugs.includes(value), 'slug_reserved');
