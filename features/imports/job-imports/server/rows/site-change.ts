import { differenceOf, filledIn } from '#features/imports/imports/server';
import type { JobOfFile } from '#features/sites/jobs/server';
import type { CleanedRow } from '../../contract/index.ts';

type Fields = Record<string, unknown>;

/** What a file changes at a record, with the values before. */
export type Difference = { id: number; before: Fields; after: Fields };

export type SiteChange = { job: Difference | null; building: Difference | null };

type Emptied = ReadonlySet<string> | undefined;

const difference = (now: { id: number } & object, entered: Fields, emptied: Emptied): Difference | null => {
  const differing = differenceOf<Fields>(now, filledIn(entered, emptied));
  return differing ? { id: now.id, ...differing } : null;
};

/** What a row of a file changes at a site that exists. Empty cells change nothing but what they empty. A job at several
 * buildings keeps theirs. */
export const siteChange = (row: CleanedRow, job: JobOfFile, emptied?: Emptied): SiteChange | null => {
  const [place] = job.buildings.length === 1 ? job.buildings : [];
  // A site whose names were alike keeps them alike where the file has one name only.
  const name = row.given_job_name || (place?.name === job.job_name ? row.given_site_name : '');
  const change: SiteChange = {
    job: difference(
      job,
      {
        job_name: name,
        description: row.description,
        service_start_date: row.service_start_date,
        inspection_frequency_days: row.inspection_frequency_days,
        report_required: row.report_required,
        action_log_required: row.action_log_required,
        winteam_job_number: row.winteam_job_number,
      },
      emptied,
    ),
    building: place
      ? difference(
          place,
          {
            name: row.given_site_name,
            gross_cleanable_sqft: row.gross_cleanable_sqft,
            number_of_floors: row.number_of_floors,
          },
          emptied,
        )
      : null,
  };
  return change.job || change.building ? change : null;
};
