import type { QueryClient } from '@tanstack/react-query';
import { loadProjectsTonight, projectsTonightQuery, taskQuery } from '#features/tasks/tasks/web';
import { readAhead, unlessRefused } from '#platform/web/api/index';
import { type BringAhead, projectSectionStore, shownTo } from '#platform/web/feature/index';
import { preloadNotice, preloadOutboxForm } from '#platform/web/outbox/index';
import { loadCode, preloadPage } from '#platform/web/routing/index';
import type { Session } from '#platform/web/session/index';
import { paths } from '../addresses.ts';
import { costsQuery, projectQuery, projectTasksQuery } from '../queries.ts';
import { bringWork } from '../tile/bring-work.ts';
import { mineQuery } from '../tile/mine-query.ts';

/** The page comes after its parts: a link to it counts on all of it. */
const bringCode = ({ flags }: Session): Promise<unknown> =>
  Promise.all([
    ...projectSectionStore
      .get()
      .filter(shownTo(flags))
      .map(({ component }) => loadCode(component)),
    import('../files/files-section.tsx'),
    import('../notes/notes-section.tsx'),
    import('../costs/cost-dialog.tsx'),
    import('../costs/cost-entries.ts'),
    preloadNotice(),
    preloadOutboxForm(),
  ]).then(() => preloadPage(paths.project));

/** The projects whose work is planned for tonight. */
const bringTonight = async (client: QueryClient): Promise<number[]> => {
  const [rows] = await Promise.all([
    loadProjectsTonight(client),
    client.fetchQuery({ ...projectsTonightQuery, ...readAhead }),
  ]);
  const projects = new Set<number>();
  for (const { id } of rows) {
    const query = { ...taskQuery(id), ...readAhead };
    await unlessRefused(
      client.fetchQuery(query).then(({ related_type_id }) => {
        if (related_type_id !== null) projects.add(related_type_id);
      }),
    );
  }
  return [...projects];
};

/** The lines of the start page; for people who note what the work takes, their projects and those of tonight with that
 * form. */
export const bringMine: BringAhead = async (client, session) => {
  const { flags } = session;
  if (!flags.has('hasAccessSpecialProjects')) return;
  const mine = (await client.fetchQuery({ ...mineQuery, ...readAhead })).map(({ id }) => id);
  const tonight = flags.has('hasAccessTasks') ? await bringTonight(client) : [];
  if (!flags.has('tasks.canUpdateTask') || mine.length + tonight.length === 0) return;
  await bringCode(session);
  for (const id of new Set([...tonight, ...mine])) {
    await unlessRefused(client.fetchQuery({ ...projectQuery(id), ...readAhead }));
    await unlessRefused(client.fetchQuery({ ...costsQuery(id), ...readAhead }));
    if (!mine.includes(id)) continue;
    await unlessRefused(
      client.fetchQuery({ ...projectTasksQuery(id), ...readAhead }).then((tasks) => bringWork(client, tasks)),
    );
  }
};
