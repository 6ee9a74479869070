import { useEffect, useState } from 'react';
import { serverNow } from '#platform/web/api/index';

/** The time of the server, each few seconds anew. */
export const useNow = (): Date => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 5000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
