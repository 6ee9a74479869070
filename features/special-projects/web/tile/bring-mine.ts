import { readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { mineQuery } from './mine-query.ts';

/** The lines of the start page. */
export const bringMine: BringAhead = async (client, { flags }) => {
  if (!flags.has('hasAccessSpecialProjects')) return;
  await client.fetchQuery({ ...mineQuery, ...readAhead });
};
