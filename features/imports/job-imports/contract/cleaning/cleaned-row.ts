import type { JobImportMapping } from '../import.ts';

/** The values of a row from which a job site is created. */
export type CleanedRow = {
  job_number: string;
  job_name: string;
  site_name: string;
  /** The names and the status that the file gives; empty where they were taken from elsewhere. */
  given_job_name: string;
  given_site_name: string;
  given_status: string;
  client_name: string;
  client_account_number: string;
  address: string;
  address_2: string;
  city: string;
  county: string;
  state: string;
  zip: string;
  status: JobImportMapping['default_status'];
  gross_cleanable_sqft: number | null;
  number_of_floors: number | null;
  lat: number | null;
  lng: number | null;
  area_name: string;
  /** The email address or name of a person; empty when the file does not say it. */
  area_manager: string;
  service_start_date: string | null;
  /** Null where the file does not say it: then the usual number of days. */
  inspection_frequency_days: number | null;
  /** Null where the file does not say it: then no. */
  report_required: boolean | null;
  action_log_required: boolean | null;
  /** What the file calls the service; empty when it names none. */
  service_type: string;
  /** The days of the service as the file writes them; empty when it does not say them, or in words that no reader knows. */
  service_days: string;
  contact_name: string;
  contact_email: string | null;
  contact_phone: string | null;
  winteam_job_number: string | null;
  description: string;
};
