/** The fields that a column of the file can fill. */
export const importTargets = [
  'job_number',
  'job_name',
  'site_name',
  'client_name',
  'client_account_number',
  'address',
  'address_2',
  'city',
  'county',
  'state',
  'zip',
  'status',
  'gross_cleanable_sqft',
  'number_of_floors',
  'lat',
  'lng',
  'area_name',
  'area_manager',
  'service_start_date',
  'inspection_frequency_days',
  'report_required',
  'action_log_required',
  'service_type',
  'service_days',
  'contact_name',
  'contact_email',
  'contact_phone',
  'winteam_job_number',
  'description',
] as const;

export type ImportTarget = (typeof importTargets)[number];

/** Fields that must have a column each; without one, no row can become a job site. */
export const requiredTargets = ['job_number', 'address', 'city', 'state', 'zip'] as const;

/** By what rows find job sites that exist. */
export const siteKeys = ['job_number', 'winteam_job_number', 'address'] as const;

export type SiteKey = (typeof siteKeys)[number];

const keyTargets = {
  job_number: ['job_number'],
  winteam_job_number: ['winteam_job_number'],
  address: ['address', 'zip'],
} as const satisfies Record<SiteKey, readonly ImportTarget[]>;

/** Fields that need a column: rows that update a site need no more than what finds it. */
export const requiredOf = ({
  existing,
  match,
}: {
  existing: 'skip' | 'update';
  match: SiteKey;
}): readonly ImportTarget[] => (existing === 'update' ? keyTargets[match] : requiredTargets);

/** Fields of a site that may be empty. */
export const clearableTargets: readonly ImportTarget[] = [
  ...(['gross_cleanable_sqft', 'number_of_floors', 'service_start_date', 'description'] as const),
];

/** Fields that hold a number of something. */
export const measures: readonly ImportTarget[] = ['gross_cleanable_sqft', 'number_of_floors'];

/** Maximum length of each text, in characters. */
export const textLimits = {
  job_number: 20,
  job_name: 150,
  site_name: 100,
  client_name: 100,
  client_account_number: 40,
  address: 120,
  address_2: 120,
  city: 60,
  county: 60,
  area_name: 100,
  area_manager: 254,
  service_type: 100,
  contact_name: 100,
  winteam_job_number: 20,
  description: 2000,
} as const satisfies Partial<Record<ImportTarget, number>>;

export const numberLimits = {
  gross_cleanable_sqft: 99_999_999,
  number_of_floors: 999,
  inspection_frequency_days: 999,
} as const;
