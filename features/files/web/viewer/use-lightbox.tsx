import { Suspense, useState } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import type { FileRecord } from '../../contract/index.ts';

const [Lightbox] = lazyPart(() => import('./lightbox.tsx'));

/** What a record provides for all its photos. */
export type PhotosOf = { zone: string; onMarked: () => Promise<unknown> };

/** Photos that a person can page through: `open` shows one of them, `lightbox` is the element to render. */
export const useLightbox = (files: readonly FileRecord[], photosOf: PhotosOf) => {
  const [position, setPosition] = useState<number | null>(null);
  const lightbox = position !== null && (
    <Suspense fallback={null}>
      <Lightbox
        files={files}
        position={position}
        onPosition={setPosition}
        onClose={() => setPosition(null)}
        {...photosOf}
      />
    </Suspense>
  );
  return { open: setPosition, lightbox };
};
