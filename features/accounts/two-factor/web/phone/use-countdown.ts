import { useEffect, useState } from 'react';

/** Seconds that are left, and how to begin anew. */
export const useCountdown = (from = 0): [number, (seconds: number) => void] => {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
};
