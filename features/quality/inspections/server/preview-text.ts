import {
  wordsOfNamedRecord,
  wordsOfRecordOrRows,
  wordsOfRows,
} from '#platform/server/http/document/preview-text';
import { type Inspection, inspectionEndpoints, inspectionListEndpoints } from '../contract/index.ts';

/** The list as it opens, without filters. */
const list = wordsOfRows(
  inspectionListEndpoints.listInspections,
  ({ search }) => (search.size === 0 ? { recent: true } : undefined),
  ({ number, job }) => `#${number} ${job.job_number} ${job.job_name}`,
);

/** What is asked, as far as a phone shows it. */
const questionsOf = ({ snapshot }: Inspection): string[] =>
  snapshot.sections.flatMap(({ title, questions }) => questions.map(({ label }) => `${label}\n${title}`));

const siteOf = ({ job }: Inspection): string => `${job.job_number} ${job.job_name}`;

const report = wordsOfNamedRecord(inspectionEndpoints.getInspection, (inspection) => ({
  title: { text: 'inspections:report.title', values: { number: inspection.number } },
  lines: [
    `${siteOf(inspection)}\n${inspection.client.name}\n${inspection.template.name}`,
    ...questionsOf(inspection),
  ],
}));

const walk = wordsOfNamedRecord(inspectionEndpoints.getInspection, (inspection) => ({
  title: inspection.template.name,
  lines: [siteOf(inspection), ...questionsOf(inspection)],
}));

/** What the documents of the feature's pages say before any script has run. */
export const inspectionPreview = {
  '/quality/inspections': wordsOfRecordOrRows(report, list),
  '/quality/inspections/create': walk,
};
