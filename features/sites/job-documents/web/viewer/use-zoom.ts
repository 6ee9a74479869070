import { type RefObject, useEffect, useState } from 'react';

const min = 0.5;
const max = 4;
const step = 1.25;

const within = (zoom: number): number => Math.min(max, Math.max(min, zoom));

const distance = ([a, b]: TouchList | Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** The size of pages relative to the width of the screen, changed by buttons, two fingers, or the wheel with Ctrl. */
export const useZoom = (stage: RefObject<HTMLElement | null>, ready: boolean) => {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const element = stage.current;
    if (!element || !ready) return;
    let from = 0;
    const begin = ({ touches }: TouchEvent) => {
      from = touches.length === 2 ? distance(touches) : 0;
    };
    const move = (event: TouchEvent) => {
      if (event.touches.length !== 2 || from === 0) return;
      event.preventDefault();
      const now = distance(event.touches);
      // Each step draws the pages again, so small movements are gathered.
      if (Math.abs(now / from - 1) < 0.08) return;
      setZoom((before) => within((before * now) / from));
      from = now;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom((before) => within(before * (event.deltaY < 0 ? 1.1 : 1 / 1.1)));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('wheel', wheel);
    };
  }, [stage, ready]);
  return {
    zoom,
    larger: () => setZoom((before) => within(before * step)),
    smaller: () => setZoom((before) => within(before / step)),
    isMax: zoom >= max,
    isMin: zoom <= min,
  };
};
