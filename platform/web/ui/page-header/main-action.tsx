import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './page-header.module.css';

/** Milliseconds in which a click can still be meant for the button that was there before. */
const settling = 600;

/** Numbers may change while somebody reads and presses, such as how many are selected. */
const wordsIn = (box: HTMLElement | null): string => (box?.textContent ?? '').replace(/\d/g, '');

/** The main action of a page. A step takes the place of the one before, and a second click on that one must not make it: for
 * a moment it takes no click. It stays enabled, so that the keyboard stays on it. */
export const MainAction = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<string>(undefined);
  const [changes, setChanges] = useState(0);
  const [settled, setSettled] = useState(0);
  useLayoutEffect(() => {
    const now = wordsIn(box.current);
    // Where nothing stood, such as a button that was still loading, no click was meant for something else.
    if (words.current && words.current !== now) setChanges((before) => before + 1);
    words.current = now;
  });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(changes), settling);
    return () => clearTimeout(timer);
  }, [changes]);
  const isFresh = changes !== settled;
  const keepOut = (event: MouseEvent): void => {
    if (!isFresh) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={box} className={classes.primary} data-fresh={isFresh || undefined} onClickCapture={keepOut}>
      {children}
    </div>
  );
};
