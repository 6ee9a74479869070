import type { ImportTarget } from '../contract/index.ts';

/** The one row of the template. */
export const example: Record<ImportTarget, string> = {
  job_number: '1001',
  job_name: 'Main Street Tower',
  site_name: 'Main Street Tower',
  client_name: 'Acme Properties',
  client_account_number: 'ACME-1',
  address: '100 Main St',
  address_2: 'Suite 200',
  city: 'Denver',
  county: 'Denver',
  state: 'CO',
  zip: '80202',
  status: 'active',
  gross_cleanable_sqft: '25000',
  number_of_floors: '4',
  lat: '39.7471',
  lng: '-104.9989',
  area_name: '',
  area_manager: '',
  service_start_date: '2026-01-05',
  inspection_frequency_days: '30',
  report_required: 'yes',
  action_log_required: 'no',
  winteam_job_number: '',
  description: '',
};
