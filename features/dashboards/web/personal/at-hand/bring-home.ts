import type { BringAhead } from '#platform/web/feature/index';
import { personalQuery } from '../personal-query.ts';

/** Milliseconds that the figures stay although no page shows them: a shift. */
const kept = { gcTime: 12 * 3_600_000, staleTime: 15 * 60_000, meta: { quiet: true } };

/** What the tiles of the start page show. */
export const bringHome: BringAhead = async (client, { flags }) => {
  if (flags.has('hasAccessTasks')) await client.fetchQuery({ ...personalQuery, ...kept });
};
