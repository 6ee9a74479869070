import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** Milliseconds. */
const usual = 15_000;

/** The time of the server in milliseconds, anew after so many; it stands still while `goes` is false. */
export const useNow = ({ goes = true, every = usual }: { goes?: boolean; every?: number } = {}): number => {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => setNow(serverNow().getTime()), every);
    return () => clearInterval(timer);
  }, [goes, every]);
  return now;
};
