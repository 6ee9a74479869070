import { useState } from 'react';
import { useGo, useOptionalIdParam } from '#platform/web/routing/index';
import { siteListId } from './list/list-count.tsx';

export type Picked = {
  job: number | undefined;
  /** Sites at one address, of which the person selects one. */
  together: readonly number[];
  pick: (jobs: readonly number[]) => void;
  back: () => void;
  close: () => void;
};

const giveFocusBack = (): void => {
  const list = document.getElementById(siteListId);
  const target = list ?? document.querySelector<HTMLElement>('.maplibregl-canvas');
  target?.focus({ preventScroll: true });
};

/** The selected site is part of the path, so that a link opens it and Back closes it. */
export const usePicked = (): Picked => {
  const go = useGo();
  const job = useOptionalIdParam('jobId');
  const [together, setTogether] = useState<readonly number[]>([]);
  const lead = (path: string) => go(`${path}${location.search}`);
  return {
    job,
    together,
    pick: (jobs) => {
      const [only] = jobs;
      if (jobs.length > 1) {
        setTogether(jobs);
        if (job !== undefined) void lead('/map');
      } else if (only !== undefined) {
        if (!together.includes(only)) setTogether([]);
        void lead(`/map/${only}`);
      }
    },
    back: () => void lead('/map'),
    close: () => {
      setTogether([]);
      // Wait: after a change of address the router first moves the focus to the heading.
      void lead('/map').then(() => setTimeout(giveFocusBack, 60));
    },
  };
};
