import { wordsOfRecord } from '#platform/server/http/document/first-words';
import { specialProjectEndpoints } from '../contract/index.ts';

const project = wordsOfRecord(
  specialProjectEndpoints.getSpecialProject,
  ({ title, description, client }) => ({
    title,
    lines: [description, client.name],
  }),
);

/** What the documents of the feature's pages say before any script has run. */
export const projectFirstWords = { '/special-project/$specialProjectId': project };
