import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** Money and percentages have two decimals. */
const hundredths = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'two_decimals');

const hours = (min: number, max: number) => z.int().min(min).max(max);

const distinct = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

/** People of the organization open it in a new tab, so it must be a web address. */
const webAddress = z
  .string()
  .trim()
  .max(500)
  .pipe(z.url({ protocol: /^https?$/, error: 'web_address' }));

/** Lines of text, without blank ones. */
const lines = (max: number) =>
  z
    .string()
    .transform((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .pipe(z.string().min(1).max(max, 'character_limit_exceeded'));

/** Number of core values that a VIP award chooses from. */
const coreValueCount = 4;

/** Hours of a year, the longest time of a service level. */
const aYearInHours = 8760;

/** Settings for rules of features that an admin may change. */
export const changeableSettings = {
  /** Turns hours a week into hours a month. */
  weeks_per_month: z.number().min(4).max(5).multipleOf(0.0001, 'four_decimals'),
  labor_burden_pct: hundredths(0, 100),
  inspection_target: hundredths(0, 100),
  /** Hours until a task of each priority is due. */
  task_sla: z.strictObject({
    high: hours(1, aYearInHours),
    medium: hours(1, aYearInHours),
    low: hours(1, aYearInHours),
  }),
  /** Days a shared link is valid. */
  share_link_days: z.int().min(1).max(365),
  /** Hours after which a completed inspection is finalized; 0 is at once. */
  inspection_autofinalize_hours: hours(0, 720),
  /** A door that was found unlocked becomes a task. */
  unlocked_door_task: z.boolean(),
  /** An action log that nobody finalized is finalized after 72 hours. */
  action_log_autofinalize: z.boolean(),
  fiscal_month: z.int().min(1).max(12),
  core_values: z.array(field.name).length(coreValueCount).refine(distinct, 'core_values_distinct'),
  /** Days from the notice of a vacancy until its credit begins. */
  vacancy_notice_days: z.int().min(0).max(365),
  /** Dollars above which a special project needs an approved proposal; 0 is never. */
  approval_threshold: hundredths(0, 9_999_999.99),
  vaccine_retention_months: z.int().min(1).max(120),
  cleancode_url: webAddress.nullable(),
  /** Language of what is sent to contacts of clients who have not chosen one. */
  client_language: field.locale,
  /** Lines below the company's name on every paper. */
  company_address: lines(300).nullable(),
  /** Where payments go, when not to the address of the company. */
  remit_to: lines(300).nullable(),
  tax_id: field.text.min(1).max(40, 'character_limit_exceeded').nullable(),
  /** Stands at the foot of every paper. */
  invoice_footer: field.text.min(1).max(200, 'character_limit_exceeded').nullable(),
  /** Days from an invoice to its due date, for new clients. */
  payment_terms_days: z.int().min(0).max(365),
};

export const organizationSettings = z.object({
  ...changeableSettings,
  core_values: z.array(z.string()),
  /** Shown to strangers on shared pages; null when not entered. */
  public_contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** Whether the start page shows what the company still needs; null shows it while the company is new. */
  setup_shown: z.boolean().nullable(),
  /** Changed by the integrations themselves. */
  winteam_enabled: z.boolean(),
  prism_enabled: z.boolean(),
});

export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** Defaults of domain rules; an organization can change them in its company settings. */
export const defaultSettings: OrganizationSettings = {
  weeks_per_month: 4.33,
  labor_burden_pct: 22,
  inspection_target: 85,
  task_sla: { high: 24, medium: 72, low: 168 },
  share_link_days: 30,
  public_contact: { email: null, phone: null },
  inspection_autofinalize_hours: 24,
  unlocked_door_task: false,
  action_log_autofinalize: false,
  fiscal_month: 1,
  core_values: ['Integrity', 'Service', 'Teamwork', 'Excellence'],
  vacancy_notice_days: 30,
  approval_threshold: 0,
  vaccine_retention_months: 36,
  setup_shown: null,
  winteam_enabled: false,
  prism_enabled: false,
  cleancode_url: null,
  client_language: 'en',
  company_address: null,
  remit_to: null,
  tax_id: null,
  invoice_footer: null,
  payment_terms_days: 30,
};
