import { seesSchedule } from '#features/inspections/contract';
import { readAhead } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { dueSummaryQuery } from './due-summary-query.ts';

/** The numbers of the start page. */
export const bringDue: BringAhead = async (client, { flags }) => {
  if (!seesSchedule(flags)) return;
  await client.fetchQuery({ ...dueSummaryQuery, ...readAhead });
};
