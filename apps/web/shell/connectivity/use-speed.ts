import { useEffect, useState } from 'react';
import { measure } from './measure.ts';

const interval = 60_000;

/** Undefined until measured, null while offline. */
export const useSpeed = (): number | null | undefined => {
  const [speed, setSpeed] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await measure();
      if (!gone) setSpeed(found);
    };
    const now = () => void look();
    const offline = () => setSpeed(null);
    now();
    const timer = setInterval(now, interval);
    document.addEventListener('visibilitychange', now);
    addEventListener('online', now);
    addEventListener('offline', offline);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('online', now);
      removeEventListener('offline', offline);
    };
  }, []);
  return speed;
};
