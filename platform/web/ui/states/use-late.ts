import { useEffect, useState } from 'react';

/** True once 150 ms have passed: what comes sooner needs no placeholder. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
