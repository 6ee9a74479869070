import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import type { FileRecord } from '../../contract/index.ts';

const [Lightbox] = lazyPart(() => import('./lightbox.tsx'));

/** What a record provides for all its photos. */
export type PhotosOf = {
  zone: string;
  /** Reads the record again after somebody has drawn on one of its photos. Absent where photos of other records are shown,
   * which are drawn on there. */
  onMarked?: () => Promise<unknown>;
  /** For photos that are read in parts: their total number, and a callback with the position of the shown one. */
  total?: number;
  onShown?: (position: number) => void;
  /** Further facts about one of the photos. */
  about?: (position: number) => ReactNode;
};

/** Photos that a person can page through: `open` shows one of them, `lightbox` is the element to render. */
export const useLightbox = (files: readonly FileRecord[], { onShown, ...photosOf }: PhotosOf) => {
  const [position, setPosition] = useState<number | null>(null);
  const show = (next: number) => {
    setPosition(next);
    onShown?.(next);
  };
  const lightbox = position !== null && (
    <Suspense fallback={null}>
      <Lightbox
        files={files}
        position={position}
        onPosition={show}
        onClose={() => setPosition(null)}
        {...photosOf}
      />
    </Suspense>
  );
  return { open: show, lightbox };
};
