import type { Remark } from '#features/imports/contract';
import type { JobOfFile } from '#features/jobs/server';
import type { CleanedRow } from '../../contract/index.ts';

type Fields = Record<string, unknown>;

/** What a file changes at a record, with the values before. */
export type Difference = { id: number; before: Fields; after: Fields };

export type SiteChange = { job: Difference | null; building: Difference | null };

const difference = (now: { id: number } & object, said: Fields): Difference | null => {
  const old = new Map<string, unknown>(Object.entries(now));
  const names = Object.keys(said).filter((name) => {
    const value = said[name];
    return value !== null && value !== '' && value !== old.get(name);
  });
  if (names.length === 0) return null;
  return {
    id: now.id,
    before: Object.fromEntries(names.map((name) => [name, old.get(name)])),
    after: Object.fromEntries(names.map((name) => [name, said[name]])),
  };
};

/** What a file says otherwise and no file changes: it decides where a site is, who sees it and whether it goes on. */
const keptFields = (row: CleanedRow, job: JobOfFile, clientId: number | null): Remark[] => {
  const [place] = job.buildings;
  const alike = (a: string, b: string): boolean => a === '' || a.toLowerCase() === b.toLowerCase();
  const fields = [
    ...(place && !alike(row.address, place.address) ? ['address'] : []),
    ...(place && !alike(row.city, place.city) ? ['city'] : []),
    ...(place && !alike(row.state, place.state) ? ['state'] : []),
    ...(place && !alike(row.zip, place.zip) ? ['zip'] : []),
    ...(row.given_status !== '' && row.status !== job.status ? ['status'] : []),
    ...(clientId !== null && clientId !== job.client_id ? ['client_name'] : []),
  ];
  return fields.map((field) => ({ field, code: 'import_site_field_kept' }));
};

/** What a row of a file changes at a site that exists. Empty cells change nothing. A job at several buildings keeps theirs. */
export const siteChange = (
  row: CleanedRow,
  job: JobOfFile,
  clientId: number | null,
): { change: SiteChange | null; warnings: Remark[] } => {
  const [place] = job.buildings.length === 1 ? job.buildings : [];
  // A site whose names were alike keeps them alike where the file has one name only.
  const name = row.given_job_name || (place?.name === job.job_name ? row.given_site_name : '');
  const change: SiteChange = {
    job: difference(job, {
      job_name: name,
      description: row.description,
      service_start_date: row.service_start_date,
      inspection_frequency_days: row.inspection_frequency_days,
      report_required: row.report_required,
      action_log_required: row.action_log_required,
      winteam_job_number: row.winteam_job_number,
    }),
    building: place
      ? difference(place, {
          name: row.given_site_name,
          gross_cleanable_sqft: row.gross_cleanable_sqft,
          number_of_floors: row.number_of_floors,
        })
      : null,
  };
  return {
    change: change.job || change.building ? change : null,
    warnings: keptFields(row, job, clientId),
  };
};
