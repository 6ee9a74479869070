import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last tap, so that five taps are saved as one count. */
const settling = 700;

/** A number that is saved when it has not changed for a moment, and at once when the page is left or hidden. */
export const useSettled = (saved: number | null, save: (value: number) => Promise<void>) => {
  const [draft, setDraft] = useState<number | '' | null>(null);
  const waiting = useRef<{ value: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const latest = useRef(save);
  latest.current = save;
  const flush = useCallback(() => {
    const { current } = waiting;
    if (!current) return;
    clearTimeout(current.timer);
    waiting.current = null;
    const { value } = current;
    void latest.current(value).finally(() => setDraft((shown) => (shown === value ? null : shown)));
  }, []);
  useEffect(() => {
    const onHide = () => document.hidden && flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  const put = (value: number | '' | null, after = settling): void => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
    setDraft(value);
    if (typeof value === 'number') waiting.current = { value, timer: setTimeout(flush, after) };
  };
  return { shown: draft ?? saved ?? ('' as const), put };
};
