import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key. */
const pause = 600;

/** A value that somebody types. `say` is called with it when the typing pauses, when the field is left, and when the page
 * is hidden or closed. In the meantime a new `value` from outside does not replace what is being typed. */
export const useTyped = <T>(value: T, say: (value: T) => void): [T, (next: T) => void, () => void] => {
  const [typed, setTyped] = useState(value);
  const pending = useRef<{ value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(say);
  latest.current = say;
  const done = useCallback(() => {
    clearTimeout(timer.current);
    const words = pending.current;
    pending.current = null;
    if (words) latest.current(words.value);
  }, []);
  useEffect(() => {
    if (!pending.current) setTyped(value);
  }, [value]);
  useEffect(() => {
    addEventListener('pagehide', done);
    document.addEventListener('visibilitychange', done);
    return () => {
      removeEventListener('pagehide', done);
      document.removeEventListener('visibilitychange', done);
      done();
    };
  }, [done]);
  const type = (next: T) => {
    setTyped(next);
    pending.current = { value: next };
    clearTimeout(timer.current);
    timer.current = setTimeout(done, pause);
  };
  return [typed, type, done];
};
