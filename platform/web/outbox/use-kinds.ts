import { useEffect, useState } from 'react';
import { loadKinds } from './kinds.ts';

/** Renders again when the kinds of writes are loaded: a page may show their texts before it sends any. */
export const useKinds = (): void => {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void loadKinds().then(() => setLoaded(true));
  }, []);
};
