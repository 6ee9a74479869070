import { wordsOfRecord, wordsOfRows, wordsOfText } from '#platform/server/http/document/preview-text';
import { projectListEndpoints, specialProjectEndpoints } from '../contract/index.ts';

const project = wordsOfRecord(
  specialProjectEndpoints.getSpecialProject,
  ({ title, description, client, job }) => ({
    title,
    lines: [`${description}\n${client.name}`, ...(job ? [`${job.job_number} ${job.job_name}`] : [])],
  }),
);

const ownViews = ['', 'list', 'board', 'calendar'];

/** What is planned, in each view that shows projects. */
const planned = wordsOfRows(
  projectListEndpoints.listSpecialProjects,
  ({ search }) =>
    ownViews.includes(search.get('view') ?? '') ? { status: 'open', sort: 'scheduled_date' } : undefined,
  ({ number, title, client, job }) =>
    [number, title, client.name, job && `${job.job_number} ${job.job_name}`].filter(Boolean).join(' · '),
);

/** What the documents of the feature's pages say before any script has run. */
export const projectPreview = {
  '/special-project/create': wordsOfText('special-projects:form.noJob'),
  '/special-project/edit/$specialProjectId': project,
  '/special-project/$specialProjectId': project,
  '/special-projects/dashboard': planned,
};
