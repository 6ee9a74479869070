import { readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { personalQuery } from '../personal-query.ts';

/** Who has tiles of their own there. */
const read = ['hasAccessTasks', 'hasAccessReports', 'hasAccessActionLog'] as const;

/** Keeps the data of the tiles of the start page at hand. */
export const bringHome: BringAhead = async (client, { flags }) => {
  if (read.some((flag) => flags.has(flag))) await client.fetchQuery({ ...personalQuery, ...readAhead });
};
