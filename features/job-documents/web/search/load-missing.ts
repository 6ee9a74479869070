import { call } from '#platform/web/api/index';
import { text } from '#platform/web/i18n/index';
import { documentListEndpoints, missableTypes } from '../../contract/index.ts';

/** The types of documents to choose from, with how many sites have none. */
export const loadMissing = async () =>
  (await call(documentListEndpoints.countMissingDocuments)).map(({ type, jobs }) => ({
    value: String((missableTypes as readonly string[]).indexOf(type) + 1),
    label: text(`job-documents:type.${type}`),
    count: jobs,
  }));
