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
import { CardsSkeleton, PageSkeleton } from '#platform/web/ui/index';
import { logQuery } from './cache-log.ts';
import { actionLogList } from './list/action-log-list.ts';
import { refOf } from './log/log-status.tsx';

const [ListView] = lazyPart(() => import('./list/action-log-list-view.tsx'), { first: ['wide', 'phone'] });
const [LogPage] = lazyPart(() => import('./log/log-page.tsx'), { first: ['id=*'] });
const [BeginPage] = lazyPart(() => import('./begin/begin-page.tsx'), { first: ['begin=true'] });

const id = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);

/** `?id=` is one log, with `room` or `floor` chosen for its next entry; `?begin=true` begins one, at once with `job`, of today or
 * an earlier `day`. */
const search = z.object({
  id,
  begin: urlFlag(),
  job: urlNumber(),
  building: urlNumber(),
  room: urlNumber(),
  floor: urlNumber(),
  day: z.iso.date().optional().catch(undefined),
});

export const prefetch = ({ client, search: asked }: Visit): void => {
  const { id: ref, begin } = search.parse(asked);
  if (ref !== undefined) void client.prefetchQuery(logQuery(refOf(ref)));
  else if (!begin) void client.prefetchQuery(listPage(actionLogList, actionLogList.schema.parse(asked)));
};

export const isOfflineReady = ({ client, search: asked }: Asked): boolean => {
  const { id: ref } = search.parse(asked);
  return ref === undefined || isRead(client, logQuery(refOf(ref)));
};

/** All action logs; with an id in the address one of them. */
const ActionLogPage = () => {
  const [{ id: ref, begin, job, building, room, floor, day }] = useSearchState(search);
  const list = ref === undefined && !begin;
  return (
    <Suspense fallback={list ? <CardsSkeleton /> : <PageSkeleton crumbs />}>
      {ref !== undefined ? (
        <LogPage key={ref} id={ref} room={room} floor={floor} />
      ) : begin ? (
        <BeginPage job={job} building={building} room={room} floor={floor} day={day} />
      ) : (
        <ListView />
      )}
    </Suspense>
  );
};

export default ActionLogPage;
