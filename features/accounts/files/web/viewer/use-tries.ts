import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds until each further try: a server that starts again, or a tunnel, is over within them. */
const pauses = [1_000, 4_000, 15_000, 60_000];

const isOnlineNow = (): boolean => onlineManager.isOnline();

/** Loads a picture again that could not be loaded: a few times, and as often anew when the network is back. */
export const useTries = () => {
  const isOnline = useSyncExternalStore(onlineManager.subscribe, isOnlineNow);
  const [isMissing, setMissing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isOnline) setFailed(0);
  }, [isOnline]);
  useEffect(() => {
    const pause = pauses[Math.max(failed - 1, 0)];
    if (!isMissing || !isOnline || pause === undefined) return undefined;
    const timer = setTimeout(() => setAttempt((before) => before + 1), pause);
    return () => clearTimeout(timer);
  }, [isMissing, isOnline, failed]);
  return {
    isMissing,
    isOnline,
    /** Names the element: a new one loads anew. */
    attempt,
    onError: () => {
      setMissing(true);
      setFailed((before) => before + 1);
    },
    onLoad: () => setMissing(false),
  };
};
