import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './resize-handle.module.css';

type Props = { width: number; onWidth: (width: number) => void };

const narrowest = 280;
const widest = 720;
const step = 24;

const within = (width: number): number => Math.min(widest, Math.max(narrowest, Math.round(width)));

const keys: Record<string, (width: number) => number> = {
  ArrowLeft: (width) => width - step,
  ArrowRight: (width) => width + step,
  Home: () => narrowest,
  End: () => widest,
};

/** The border between list and map. It can be dragged, or moved with the arrow keys. */
export const ResizeHandle = ({ width, onWidth }: Props) => {
  const t = useText();
  const from = useRef<{ x: number; width: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const change = keys[event.key];
    if (!change) return;
    event.preventDefault();
    onWidth(within(change(width)));
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (from.current) onWidth(within(from.current.width + event.clientX - from.current.x));
  };
  const release = () => {
    from.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr element cannot be moved.
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('world-map:list.resize')}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
};
