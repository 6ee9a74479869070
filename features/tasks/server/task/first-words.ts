import { wordsOfRecord, wordsOfRows } from '#platform/server/http/document/first-words';
import { beginsWithMine, beyondTitle, taskEndpoints, titleWords } from '../../contract/index.ts';

const task = wordsOfRecord(taskEndpoints.getTask, ({ number, title, description }) => {
  const more = beyondTitle(title, description);
  return { title: `#${number} ${titleWords(title)}`, lines: more === null ? [] : [more] };
});

const series = wordsOfRecord(taskEndpoints.getSeries, ({ title }) => ({ title: titleWords(title) }));

const noFilters: { mine?: true } = {};

/** The list as it opens, without filters: on a phone, or where the address asks for it. */
const list = wordsOfRows(
  taskEndpoints.listTasks,
  ({ search, phone, flags }) => {
    const view = search.get('view');
    const opens = view === null ? phone : view === 'list';
    if (!opens || search.size > (view === null ? 0 : 1)) return undefined;
    return view === null && beginsWithMine(flags) ? { mine: true } : noFilters;
  },
  ({ number, title, job }) => `#${number} ${titleWords(title)}\n${job.job_number} ${job.job_name}`,
);

/** What the documents of the feature's pages say before any script has run. */
export const taskFirstWords = {
  '/tasks': list,
  '/task/$taskId': task,
  '/task/series/$recurringId': series,
};
