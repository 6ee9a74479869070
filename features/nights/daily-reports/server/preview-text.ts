import { wordsOfNamedRecord, wordsOfText } from '#platform/server/http/document/preview-text';
import { reportEndpoints } from '../contract/index.ts';

const report = wordsOfNamedRecord(reportEndpoints.getDailyReport, ({ job, building, checks, ...line }) => ({
  title: `${job.job_number} ${job.job_name}`,
  lines: [
    [building.name, line.general_comments.description].filter(Boolean).join('\n'),
    ...checks.map(({ suite, name }) => `${suite} ${name}`.trim()),
  ],
}));

/** What the documents of the feature's pages say before any script has run. */
export const reportPreview = {
  '/daily-reports': report,
  '/daily-reports/doors': wordsOfText('daily-reports:proof.lead'),
};
