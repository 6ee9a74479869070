import { useEffect, useState } from 'react';
import { type Line, measure } from './measure.ts';

const interval = 60_000;

/** Undefined until measured. */
export const useLine = (): Line | undefined => {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await measure();
      if (!gone) setLine(found);
    };
    const now = () => void look();
    const offline = () => setLine({ online: false });
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
  return line;
};
