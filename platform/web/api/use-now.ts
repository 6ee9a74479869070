import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** Milliseconds between two updates, by default. */
const usual = 15_000;

/** The server's time in milliseconds, updated after every `every` milliseconds, and not at all while `goes` is false. */
export const useNow = ({ goes = true, every = usual }: { goes?: boolean; every?: number } = {}): number => {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => setNow(serverNow().getTime()), every);
    return () => clearInterval(timer);
  }, [goes, every]);
  return now;
};
