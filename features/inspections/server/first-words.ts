import { wordsOfRows } from '#platform/server/http/document/first-words';
import { inspectionListEndpoints } from '../contract/index.ts';

/** The list as it opens, without filters. */
const list = wordsOfRows(
  inspectionListEndpoints.listInspections,
  ({ search }) => (search.size === 0 ? { recent: true } : undefined),
  ({ number, job }) => `#${number} ${job.job_number} ${job.job_name}`,
);

/** What the documents of the feature's pages say before any script has run. */
export const inspectionFirstWords = { '/quality/inspections': list };
