import { Suspense, useEffect } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { loadPalette } from '../../pages.ts';
import { paletteQueryStore, paletteSearchId, paletteStore } from './palette-store.ts';

const [CommandPalette, preloadPalette] = lazyPart(loadPalette);

const isThere = (): boolean => document.getElementById(paletteSearchId) !== null;

/** Keys that are pressed before the field is there belong to the search, not to the page below it. */
const keepTyped = (event: KeyboardEvent): void => {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (target instanceof Element && target.id === paletteSearchId) return;
  if (key === 'Backspace') paletteQueryStore.set((query) => query.slice(0, -1));
  else if (key.length === 1) paletteQueryStore.set((query) => query + key);
  else if (isThere() || (key !== 'Enter' && key !== 'Escape')) return;
  if (key === 'Escape') paletteStore.set(false);
  event.preventDefault();
  event.stopPropagation();
};

const OpenPalette = () => {
  useEffect(() => {
    addEventListener('keydown', keepTyped, { capture: true });
    // Without its code it closes again, and the page has its keys back.
    void preloadPalette().then((came) => {
      if (!came) paletteStore.set(false);
    });
    return () => {
      removeEventListener('keydown', keepTyped, { capture: true });
      paletteQueryStore.set('');
    };
  }, []);
  return (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  );
};

/** The code of the palette is loaded when it is first opened. */
export const Palette = () => (paletteStore.use() ? <OpenPalette /> : null);
