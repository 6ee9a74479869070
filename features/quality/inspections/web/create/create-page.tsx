import { Suspense } from 'react';
import { isRead } from '#platform/web/api/index';
import { type Asked, lazyPart, useSearchState, type Visit } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { inspectionQuery } from '../inspection-query.ts';
import { createSearch } from './create-search.ts';

const [Begin] = lazyPart(() => import('./begin.tsx'), { first: ['wide', 'phone'] });

const [WalkPage] = lazyPart(() => import('../walk/walk-page.tsx'), { first: ['id=*'] });

/** Not for the key of a device: the server may not know that inspection yet, so only the page reads it. */
export const prefetch = ({ client, search }: Visit): void => {
  const { id } = createSearch.parse(search);
  if (id !== undefined && /^\d+$/.test(id)) void client.prefetchQuery(inspectionQuery(Number(id)));
};

/** One that began on this device is at hand, also before the server knows it. */
export const isOfflineReady = ({ client, search }: Asked): boolean => {
  const { id } = createSearch.parse(search);
  return id === undefined || !/^\d+$/.test(id) || isRead(client, inspectionQuery(Number(id)));
};

/** An inspection begins and is walked at one address, so that the way from one to the other needs no network. */
const CreatePage = () => {
  const [{ id }] = useSearchState(createSearch);
  return (
    <Suspense fallback={<PageSkeleton />}>
      {id === undefined ? <Begin /> : <WalkPage key={id} id={id} />}
    </Suspense>
  );
};

export default CreatePage;
