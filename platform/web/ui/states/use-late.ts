import { useEffect, useState } from 'react';

/** True after 150 ms: what loads faster needs no placeholder. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
