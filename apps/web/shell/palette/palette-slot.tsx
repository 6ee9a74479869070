import { Suspense } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { paletteStore } from './palette-store.ts';

const [CommandPalette] = lazyPart(() => import('./command-palette.tsx'));

/** The code of the palette is loaded when it is first opened. */
export const Palette = () =>
  paletteStore.use() ? (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  ) : null;
