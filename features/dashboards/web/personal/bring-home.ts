import type { BringAhead } from '#platform/web/feature/index';
import { personalQuery } from './personal-query.ts';

/** Milliseconds that the figures stay although no page shows them: a shift. */
const kept = { gcTime: 12 * 3_600_000, staleTime: 15 * 60_000, meta: { quiet: true } };

/** The tiles of the start page. */
export const bringHome: BringAhead = async (client, { flags }) => {
  if (!flags.has('hasAccessTasks')) return;
  await Promise.all([
    import('./my-tasks.tsx'),
    import('./activities.tsx'),
    client.fetchQuery({ ...personalQuery, ...kept }),
  ]);
};
