import { areaFilter } from '#features/sites/areas/web';
import { clientFilter } from '#features/sites/jobs/web';
import { choicesFilter, defineList } from '#platform/web/list/index';
import { documentListEndpoints, documentStates, documentTypes } from '../../contract/index.ts';

/** The documents of all sites, with those that need action on top. */
export const documentList = defineList({
  name: 'job-documents',
  endpoint: documentListEndpoints.listJobDocuments,
  sorts: ['state', 'job_number'],
  sort: 'state',
  filters: [
    choicesFilter('type', {
      label: 'job-documents:field.type',
      choices: documentTypes,
      word: (type, t) => t(`job-documents:type.${type}`),
    }),
    choicesFilter('state', {
      label: 'job-documents:field.state',
      choices: documentStates,
      word: (state, t) => t(`job-documents:state.${state}`),
    }),
    clientFilter('client_id'),
    areaFilter('area_id'),
  ],
  phoneSorts: [
    { sort: 'state', order: 'asc', label: 'job-documents:list.sortState' },
    { sort: 'job_number', order: 'asc', label: 'job-documents:list.sortNumber' },
  ],
});
