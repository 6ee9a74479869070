import { readAhead, unlessRefused } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { preloadNotice, preloadOutboxForm } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import { paths } from '../addresses.ts';
import { costsQuery, projectQuery, projectTasksQuery } from '../queries.ts';
import { bringWork } from './bring-work.ts';
import { mineQuery } from './mine-query.ts';

const bringCode = (): Promise<unknown> =>
  Promise.all([
    preloadPage(paths.project),
    import('../costs/cost-dialog.tsx'),
    import('../costs/cost-entries.ts'),
    preloadNotice(),
    preloadOutboxForm(),
  ]);

/** The lines of the start page; for people who note what the work takes, their projects with that form. */
export const bringMine: BringAhead = async (client, { flags }) => {
  if (!flags.has('hasAccessSpecialProjects')) return;
  const mine = await client.fetchQuery({ ...mineQuery, ...readAhead });
  if (!flags.has('tasks.canUpdateTask') || mine.length === 0) return;
  await bringCode();
  for (const { id } of mine) {
    await unlessRefused(client.fetchQuery({ ...projectQuery(id), ...readAhead }));
    await unlessRefused(
      client.fetchQuery({ ...projectTasksQuery(id), ...readAhead }).then((tasks) => bringWork(client, tasks)),
    );
    await unlessRefused(client.fetchQuery({ ...costsQuery(id), ...readAhead }));
  }
};
