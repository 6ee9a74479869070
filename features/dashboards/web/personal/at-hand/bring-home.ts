import { readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { personalQuery } from '../personal-query.ts';

/** Keeps the data of the tiles of the start page at hand. */
export const bringHome: BringAhead = async (client, { flags }) => {
  if (flags.has('hasAccessTasks')) await client.fetchQuery({ ...personalQuery, ...readAhead });
};
