import { wordsOfNamedRecord, wordsOfText } from '#platform/server/http/document/first-words';
import { reportEndpoints } from '../contract/index.ts';

const report = wordsOfNamedRecord(reportEndpoints.getDailyReport, ({ job, building, checks, ...said }) => ({
  title: `${job.job_number} ${job.job_name}`,
  lines: [
    [building.name, said.general_comments.description].filter(Boolean).join('\n'),
    ...checks.map(({ suite, name }) => `${suite} ${name}`.trim()),
  ],
}));

/** What the documents of the feature's pages say before any script has run. */
export const reportFirstWords = {
  '/daily-reports': report,
  '/daily-reports/doors': wordsOfText('daily-reports:proof.lead'),
};
