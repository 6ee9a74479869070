import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds after which a press counts as long; the usual time on phones. */
const longPress = 500;

/** Pixels by which a resting finger may move. */
const slack = 10;

/** Props of an element on which somebody presses long: `act` runs once, and the click that follows does nothing. */
export const useLongPress = (act: () => void) => {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const acted = useRef(false);
  const end = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = undefined;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  return {
    onPointerDown: ({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
      end();
      acted.current = false;
      if (!isPrimary || button !== 0) return;
      const timer = setTimeout(() => {
        acted.current = true;
        act();
      }, longPress);
      pressed.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slack) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The menu of a link would cover what the press has done.
    onContextMenu: (event: MouseEvent) => {
      if (pressed.current || acted.current) event.preventDefault();
    },
    /** Whether this click only ends a long press. */
    endsPress: (): boolean => {
      const was = acted.current;
      acted.current = false;
      return was;
    },
  };
};
