import { type RefObject, useEffect, useRef } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from the button of one line to the next. The keys are heard on the list, because only the lines near
 * the window are in the document. */
export const useArrowKeys = (
  list: RefObject<HTMLElement | null>,
  bring: (line: number) => void,
  count: number,
): void => {
  const latest = useRef({ bring, count });
  latest.current = { bring, count };
  useEffect(() => {
    const element = list.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const line = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
      if (!step || !line) return;
      event.preventDefault();
      const next = Number(line.dataset.index) + step;
      if (next < 0 || next >= latest.current.count) return;
      latest.current.bring(next);
      requestAnimationFrame(() =>
        element?.querySelector<HTMLElement>(`[data-index="${next}"] button:last-of-type`)?.focus(),
      );
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [list]);
};
