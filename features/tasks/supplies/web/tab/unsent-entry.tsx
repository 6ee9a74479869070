import { Suspense } from 'react';
import { z } from 'zod';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, useSearchState } from '#platform/web/routing/index';
import type { JobSupplies } from '../../contract/index.ts';
import { requestKind } from '../outbox/kinds.ts';
import type { AboutSite, AboutSupply } from '../outbox/supply-writes.ts';

const [SupplyDialog] = lazyPart(() => import('../dialogs/supply-dialog.tsx'));
const [RequestDialog] = lazyPart(() => import('../dialogs/request-dialog.tsx'));

const search = z.object({ unsent: urlText() });

/** `?unsent=<id>` opens the form of a refused entry again, when it is one of this site. */
export const UnsentEntry = ({ site, shown }: { site: AboutSite; shown: JobSupplies }) => {
  const [{ unsent }, setSearch] = useSearchState(search);
  const refused = useRefused(unsent);
  if (!refused || refused === 'loading' || refused.about.jobId !== site.jobId) return null;
  const shared = { site, shown, refused, onClose: () => setSearch({ unsent: undefined }, { replace: true }) };
  const { supplyId } = refused.about as AboutSupply;
  return (
    <Suspense fallback={null}>
      {refused.kind === requestKind ? (
        <RequestDialog key={refused.id} {...shared} />
      ) : (
        <SupplyDialog
          key={refused.id}
          {...shared}
          supply={shown.supplies.find(({ id }) => id === supplyId) ?? null}
        />
      )}
    </Suspense>
  );
};
