import { lazy, Suspense } from 'react';
import { paletteStore } from './palette-store.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));

/** The palette's code comes with its first opening. */
export const Palette = () =>
  paletteStore.use() ? (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  ) : null;
