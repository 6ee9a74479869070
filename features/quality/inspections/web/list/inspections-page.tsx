import { Suspense } from 'react';
import { z } from 'zod';
import { isRead } from '#platform/web/api/index';
import { listPage } from '#platform/web/list/index';
import { type Asked, lazyPart, useSearchState, type Visit } from '#platform/web/routing/index';
import { CardsSkeleton, PageSkeleton } from '#platform/web/ui/index';
import { inspectionQuery } from '../inspection-query.ts';
import { inspectionList } from './inspection-list.ts';

const [ListView] = lazyPart(() => import('./inspection-list-view.tsx'), { first: ['wide', 'phone'] });
const [Report] = lazyPart(() => import('../report/inspection-report.tsx'), { first: ['id=*'] });

const search = z.object({ id: z.coerce.number().int().positive().optional().catch(undefined) });

export const prefetch = ({ client, search: asked }: Visit): void => {
  const { id } = search.parse(asked);
  if (id !== undefined) void client.prefetchQuery(inspectionQuery(id));
  else void client.prefetchQuery(listPage(inspectionList, inspectionList.schema.parse(asked)));
};

export const isOfflineReady = ({ client, search: asked }: Asked): boolean => {
  const { id } = search.parse(asked);
  return id === undefined || isRead(client, inspectionQuery(id));
};

/** All inspections, or with an id in the address the report of one. */
const InspectionsPage = () => {
  const [{ id }] = useSearchState(search);
  return (
    <Suspense fallback={id === undefined ? <CardsSkeleton /> : <PageSkeleton crumbs />}>
      {id === undefined ? <ListView /> : <Report key={id} id={id} />}
    </Suspense>
  );
};

export default InspectionsPage;
