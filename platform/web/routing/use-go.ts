import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { describeAway, lacksCode } from './offline-ready.ts';
import { untilLeftOrStayed } from './staying.ts';

/** Opens an address, for example after a save: `go(taskHref(id))`. Resolves also when the person stays on the page, as
 * without a network where its code is not at hand: the address would change, and this page would stay. */
export const useGo = () => {
  const navigate = useNavigate();
  return useCallback(
    (href: string, options: { replace?: boolean } = {}): Promise<void> => {
      if (lacksCode(href)) {
        describeAway();
        return Promise.resolve();
      }
      const [path = '/', words = ''] = href.split('?');
      return untilLeftOrStayed(
        navigate({
          to: path as never,
          search: Object.fromEntries(new URLSearchParams(words)) as never,
          replace: options.replace ?? false,
        }),
      );
    },
    [navigate],
  );
};
