import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** For what hangs open under its button, both inside of `place`: a press elsewhere closes it, and so does Escape,
 * which leads back to the button. Spread the answer on the place. */
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
