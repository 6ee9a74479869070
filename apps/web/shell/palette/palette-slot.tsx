import { Suspense } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { paletteStore } from './palette-store.ts';

const [CommandPalette] = lazyPart(() => import('./command-palette.tsx'));

/** The palette's code comes with its first opening. */
export const Palette = () =>
  paletteStore.use() ? (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  ) : null;
