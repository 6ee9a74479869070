import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint';
import { queryKeyOf } from '#platform/web/api/index';
import {
  type DailyReport,
  type DoorCheck,
  type reportEndpoints,
  reportListEndpoints,
} from '../contract/index.ts';
import { reportQuery } from './report-query.ts';

/** A change may add reports to lists or remove them. */
export const refreshLists = (client: QueryClient): void => {
  for (const endpoint of [reportListEndpoints.listDailyReports, reportListEndpoints.listDailyReportTable])
    void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
};

/** Shows the report that the server returned, under all its names; lists are read again. */
export const cacheReport = (client: QueryClient, report: DailyReport): void => {
  for (const ref of [report.id, ...report.keys]) {
    const { queryKey } = reportQuery(ref);
    // A response that is still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, report);
  }
  refreshLists(client);
};

const nameOf = ({ kind, place_id }: Pick<DoorCheck, 'kind' | 'place_id'>): string => `${kind}:${place_id}`;

/** Puts the checks that the server returned into the report that is shown. */
export const cacheDoorChecks = (
  client: QueryClient,
  ref: string,
  { checks, report }: AnswerOf<typeof reportEndpoints.saveDoorChecks>,
): void => {
  const fresh = new Map(checks.map((one) => [nameOf(one), one]));
  const known = client.getQueryData<DailyReport>(reportQuery(ref).queryKey);
  for (const name of new Set([ref, report.id, ...(known?.keys ?? [])])) {
    const { queryKey } = reportQuery(name);
    void client.cancelQueries({ queryKey });
    client.setQueryData<DailyReport>(
      queryKey,
      (shown) =>
        shown && {
          ...shown,
          ...report,
          checks: shown.checks.map((one) => fresh.get(nameOf(one)) ?? one),
        },
    );
  }
};

export const refreshReport = (client: QueryClient, ref: string): void => {
  const known = client.getQueryData<DailyReport>(reportQuery(ref).queryKey);
  for (const name of known ? [ref, known.id, ...known.keys] : [ref])
    void client.invalidateQueries({ queryKey: reportQuery(name).queryKey });
};
