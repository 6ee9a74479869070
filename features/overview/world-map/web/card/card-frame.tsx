import { Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './site-card.module.css';

type Props = { label: string; focusKey: number; onClose: () => void; children: ReactNode };

/** The card: beside the map, or over it on a phone. A new card takes the focus; Escape closes it and returns the
 * focus. */
export const CardFrame = ({ label, focusKey, onClose, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new card takes the focus.
  useEffect(() => {
    const byLink = document.activeElement === null || document.activeElement === document.body;
    if (byLink) return;
    // Wait: after a change of address the router first moves the focus to the page's heading.
    const later = setTimeout(() => frame.current?.querySelector('h2')?.focus({ preventScroll: true }), 60);
    return () => clearTimeout(later);
  }, [focusKey]);
  return (
    <Stack
      component="section"
      ref={frame}
      className={classes.card}
      gap={0}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </Stack>
  );
};
