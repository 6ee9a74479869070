import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { drawInk, type Ink, inkImage, isBlank, noInk, type Point, pad } from './ink.ts';

const pointsOf = (event: PointerEvent<HTMLCanvasElement>): Point[] => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const gathered = event.nativeEvent.getCoalescedEvents?.() ?? [];
  return (gathered.length > 0 ? gathered : [event.nativeEvent]).map(({ clientX, clientY }) => ({
    x: ((clientX - left) / width) * pad.width,
    y: ((clientY - top) / height) * pad.height,
  }));
};

/** Draws with finger, pen or mouse on a canvas. `image` is the picture that the owner holds; `onImage` reports a new
 * one. */
export const useInk = (image: Blob | null, onImage: (image: Blob | null) => void) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const ink = useRef<Ink>(noInk());
  const pointer = useRef<number | null>(null);
  const [blank, setBlank] = useState(true);

  const show = (next: Ink): void => {
    ink.current = next;
    setBlank(isBlank(next));
    if (canvas.current) drawInk(canvas.current, next);
  };
  const keep = async (next: Ink): Promise<void> => {
    show(next);
    const picture = await inkImage(next);
    // If more was drawn meanwhile, a later picture is reported instead.
    if (ink.current === next) onImage(picture);
  };

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const fit = () => {
      const width = Math.round(element.clientWidth * devicePixelRatio);
      if (width === 0 || width === element.width) return;
      element.width = width;
      element.height = Math.round((width * pad.height) / pad.width);
      drawInk(element, ink.current);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // A draft restores its picture, and clearing the form removes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a picture from outside matters here
  useEffect(() => {
    if (image === null) {
      if (pointer.current === null && !isBlank(ink.current)) show(noInk());
    } else if (isBlank(ink.current)) {
      void createImageBitmap(image).then((base) => isBlank(ink.current) && show({ ...noInk(), base }));
    }
  }, [image]);

  const add = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { strokes } = ink.current;
    const last = [...(strokes.at(-1) ?? []), ...pointsOf(event)];
    show({ ...ink.current, strokes: [...strokes.slice(0, -1), last] });
  };
  const lift = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    void keep({ ...ink.current });
  };

  return {
    blank,
    /** Writes the name instead of a drawing; '' clears the pad. */
    write: (typed: string) => keep({ ...noInk(), typed }),
    isTyped: () => ink.current.typed !== '',
    canvas: {
      ref: canvas,
      onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
        if (pointer.current !== null || event.button !== 0) return;
        pointer.current = event.pointerId;
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ ...ink.current, typed: '', strokes: [...ink.current.strokes, []] });
        add(event);
      },
      onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
        if (pointer.current === event.pointerId) add(event);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
};
