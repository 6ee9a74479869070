import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

const aQuarter = 15_000;

/** The time of the server in milliseconds, four times a minute; it stands still while `goes` is false. */
export const useNow = (goes = true): number => {
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => setNow(serverNow().getTime()), aQuarter);
    return () => clearInterval(timer);
  }, [goes]);
  return now;
};
