/** The list of jobs: where people come from, and where they find the imported jobs. */
export const jobsHref = '/admin/jobs';

export const importsHref = '/admin/jobs/import';

export const jobsOfImportHref = (id: number): string =>
  `${jobsHref}?import_id=${id}&status=draft,active,inactive`;
