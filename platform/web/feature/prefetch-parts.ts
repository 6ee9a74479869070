import type { Flag } from '#platform/contract/flags';
import { loadCode } from '../routing/load-code.ts';
import type { PageModule, Visit } from '../routing/page.ts';
import { shownTo } from './shown-to.ts';

type Prefetched = {
  flag: Flag | readonly Flag[] | null;
  component: () => Promise<Pick<PageModule, 'prefetch'>>;
};

/** Loads the code of all these parts at the same time, and begins to read what they show. Otherwise a part that waits for
 * its own code would delay the parts after it. */
export const prefetchParts = (parts: readonly Prefetched[], visit: Visit): void => {
  for (const part of parts.filter(shownTo(visit.session?.flags)))
    loadCode(part.component).then(
      ({ prefetch }) => prefetch?.(visit),
      () => {},
    );
};
