import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import type { FileRecord } from '../../contract/index.ts';

const [Lightbox] = lazyPart(() => import('./lightbox.tsx'));

/** What a record provides for all its photos. */
export type PhotosOf = {
  zone: string;
  onMarked: () => Promise<unknown>;
  /** Where further photos are read when they are wanted: how many there are, and which one is shown. */
  total?: number;
  onShown?: (position: number) => void;
  /** What else is said of one of them. */
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
