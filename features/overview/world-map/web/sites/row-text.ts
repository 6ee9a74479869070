import type { JobRow } from '#features/sites/jobs/contract';

export const siteName = (row: JobRow): string => `${row.job_number} – ${row.job_name}`;

/** The address of the first building. Lists add how many more there are. */
export const siteAddress = (row: JobRow): string => {
  const [first] = row.buildings ?? [];
  return first ? `${first.address}, ${first.city}, ${first.state} ${first.zip}` : '';
};

export const isApproximate = (row: JobRow): boolean =>
  (row.buildings ?? []).some((building) => building.location_approximate);
