import { useEffect, useState } from 'react';
import { loadKinds } from './kinds.ts';

/** Draws again when the words of all kinds of writes are there: a page may show them before it sends any. */
export const useKinds = (): void => {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadKinds().then(() => setLoaded(true));
  }, []);
};
