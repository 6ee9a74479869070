import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Closes a panel on a press outside of `place`, or on Escape, which returns the focus to the button. `place` contains
 * both button and panel. Spread the result on it. */
export const useDismiss = (place: RefObject<HTMLElement | null>, open: boolean, close: () => void) => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [place, open]);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      place.current?.querySelector('button')?.focus();
    },
  };
};
