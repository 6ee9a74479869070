import { Suspense } from 'react';
import { z } from 'zod';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, useSearchState } from '#platform/web/routing/index';
import type { BuildingRecord } from '../../contract/index.ts';

const [RefusedEntry] = lazyPart(() => import('./refused-entry.tsx'));

const search = z.object({ unsent: urlText() });

/** `?unsent=<id>` opens the refused entry again, when it is one of this building. */
export const UnsentEntry = ({ building }: { building: BuildingRecord }) => {
  const [{ unsent }, setSearch] = useSearchState(search);
  const refused = useRefused(unsent);
  if (!refused || refused === 'loading' || refused.about.buildingId !== building.id) return null;
  return (
    <Suspense fallback={null}>
      <RefusedEntry
        key={refused.id}
        building={building}
        refused={refused}
        onClose={() => setSearch({ unsent: undefined }, { replace: true })}
      />
    </Suspense>
  );
};
