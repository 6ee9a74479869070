import type { QueryClient } from '@tanstack/react-query';
import { seesSchedule } from '#features/quality/inspections/contract';
import { readAhead, unlessRefused } from '#platform/web/api/index';
import type { BringAhead } from '#platform/web/feature/index';
import { todayIn } from '#platform/web/i18n/index';
import { listPage } from '#platform/web/list/index';
import { preloadPage } from '#platform/web/routing/index';
import { paths } from '../addresses.ts';
import { dueList } from '../due/due-list.ts';
import { dueQuery } from '../due/due-query.ts';
import { scheduleQuery, scheduleSearch } from '../schedule/schedule-search.ts';
import { dueSummaryQuery } from '../tile/due-summary-query.ts';

/** The list as the navigation and the start page open it, the sites named there, and the plans of this week. */
const bringRecords = async (client: QueryClient, next: readonly { id: number }[]): Promise<void> => {
  for (const search of [{}, { when: ['overdue'] }, { when: ['week'] }])
    await client.fetchQuery({ ...listPage(dueList, dueList.schema.parse(search)), ...readAhead });
  for (const { id } of next) await unlessRefused(client.fetchQuery({ ...dueQuery(id), ...readAhead }));
  await client.fetchQuery({ ...scheduleQuery(scheduleSearch.parse({}), todayIn()), ...readAhead });
};

/** The numbers of the start page; for those who inspect, the pages that they and the list of inspections open. */
export const bringDue: BringAhead = async (client, { flags }) => {
  if (!seesSchedule(flags)) return;
  const { next } = await client.fetchQuery({ ...dueSummaryQuery, ...readAhead });
  if (!flags.has('inspections.canEdit')) return;
  await Promise.all([
    ...[paths.dueList, paths.due, paths.schedule].map(preloadPage),
    bringRecords(client, next),
  ]);
};
