import { Suspense } from 'react';
import { z } from 'zod';
import { isRead } from '#platform/web/api/index';
import { listPage } from '#platform/web/list/index';
import {
  type Asked,
  lazyPart,
  urlFlag,
  urlNumber,
  useSearchState,
  type Visit,
} from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { CardsSkeleton, PageSkeleton } from '#platform/web/ui/index';
import { refOf, reportQuery } from '../report-query.ts';
import { reportList } from './report-list.ts';

const [ListView] = lazyPart(() => import('./report-list-view.tsx'), { first: ['wide', 'phone'] });
const [Report] = lazyPart(() => import('../report/report-page.tsx'), { first: ['id=*'] });
const [Start] = lazyPart(() => import('../start/start-report.tsx'), { first: ['start=true'] });

const word = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);

const date = z.iso.date().optional().catch(undefined);

/** `?id=` is the report of a night, at one of its doors with `door`; `?start=true` begins one, at the site of `job`, of tonight or of
 * an earlier `night`. */
const search = z.object({
  id: word,
  door: urlNumber(),
  start: urlFlag(),
  job: urlNumber(),
  building: urlNumber(),
  night: date,
});

export const prefetch = ({ client, search: asked }: Visit): void => {
  const { id, start } = search.parse(asked);
  if (id !== undefined) void client.prefetchQuery(reportQuery(refOf(id)));
  else if (!start) void client.prefetchQuery(listPage(reportList, reportList.schema.parse(asked)));
};

export const isOfflineReady = ({ client, search: asked }: Asked): boolean => {
  const { id } = search.parse(asked);
  return id === undefined || isRead(client, reportQuery(refOf(id)));
};

/** All reports, or one of them. A report begins and is written at one address, so that the way from one to the other needs
 * no network. */
const ReportsPage = () => {
  const [{ id, door, start, job, building, night }] = useSearchState(search);
  const starts = useFlag('reports.canEdit') && start;
  const [shown, waiting] =
    id !== undefined
      ? [<Report key={id} id={id} door={door} />, <PageSkeleton key="page" crumbs />]
      : starts
        ? [<Start key="start" job={job} at={{ building, night }} />, <PageSkeleton key="page" />]
        : [<ListView key="list" />, <CardsSkeleton key="cards" />];
  return <Suspense fallback={waiting}>{shown}</Suspense>;
};

export default ReportsPage;
