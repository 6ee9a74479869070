import { wordsOfRecord, wordsOfRows } from '#platform/server/http/document/preview-text';
import { beginsWithMine, beyondTitle, taskEndpoints, titleWords } from '../../contract/index.ts';

const task = wordsOfRecord(taskEndpoints.getTask, ({ number, title, description }) => {
  const more = beyondTitle(title, description);
  return { title: `#${number} ${titleWords(title)}`, lines: more === null ? [] : [more] };
});

const series = wordsOfRecord(taskEndpoints.getSeries, ({ title }) => ({ title: titleWords(title) }));

type Filters = { mine?: true; projects_tonight?: true };

/** What a tile of the home asks the list for. */
const tonight = 'view=list&projects_tonight=true';

/** The list as it opens, without filters: on a phone, or where the address asks for it; and what is planned for tonight. */
const list = wordsOfRows(
  taskEndpoints.listTasks,
  ({ search, phone, flags }): Filters | undefined => {
    if (String(search) === tonight) return { projects_tonight: true };
    const view = search.get('view');
    const opens = view === null ? phone : view === 'list';
    if (!opens || search.size > (view === null ? 0 : 1)) return undefined;
    return view === null && beginsWithMine(flags) ? { mine: true } : {};
  },
  ({ number, title, job }) => `#${number} ${titleWords(title)}\n${job.job_number} ${job.job_name}`,
);

/** What the documents of the feature's pages say before any script has run. */
export const taskPreview = {
  '/tasks': list,
  '/task/$taskId': task,
  '/task/series/$recurringId': series,
};
