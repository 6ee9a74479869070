import { Suspense } from 'react';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { Begin } from './begin.tsx';
import { createSearch } from './create-search.ts';

const [WalkPage] = lazyPart(() => import('../walk/walk-page.tsx'), { soon: true });

/** An inspection begins and is walked at one address, so that the way from one to the other needs no network. */
const CreatePage = () => {
  const [{ id }] = useSearchState(createSearch);
  if (id === undefined) return <Begin />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <WalkPage key={id} id={id} />
    </Suspense>
  );
};

export default CreatePage;
