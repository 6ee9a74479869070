import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Calls back when another page is about to open; `leave` stays the same from render to render. */
export const useLeaving = (leave: () => void): void => {
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && leave()),
    [router, leave],
  );
};
