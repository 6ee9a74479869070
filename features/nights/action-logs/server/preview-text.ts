import { wordsOfNamedRecord } from '#platform/server/http/document/preview-text';
import { actionLogEndpoints } from '../contract/index.ts';

const log = wordsOfNamedRecord(actionLogEndpoints.getActionLog, ({ job, building, porter, entries }) => ({
  lines: [
    `${job.job_number} ${job.job_name}\n${building.name}\n${porter.name}`,
    ...entries.map(({ common_area, floor, description }) =>
      [description, common_area?.name, floor?.label].filter(Boolean).join('\n'),
    ),
  ],
}));

/** What the documents of the feature's pages say before any script has run. */
export const logPreview = { '/action-log': log };
