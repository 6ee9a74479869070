import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Calls `leave` when another page is about to open. `leave` must be the same function in every rendering. */
export const useLeaving = (leave: () => void): void => {
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leave()),
    [router, leave],
  );
};
