import { Suspense, useState } from 'react';
import type { FileRecord } from '#features/files/contract';
import { lazyPart } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';

const [Lightbox] = lazyPart(() => import('./lightbox.tsx'));

/** Photos of a task that are looked through together: `open` shows one of them, `lightbox` is the place for it. */
export const useLightbox = (task: Task, files: readonly FileRecord[]) => {
  const [position, setPosition] = useState<number | null>(null);
  const lightbox = position !== null && (
    <Suspense fallback={null}>
      <Lightbox
        files={files}
        position={position}
        onPosition={setPosition}
        onClose={() => setPosition(null)}
        zone={task.building.time_zone}
        taskId={task.id}
      />
    </Suspense>
  );
  return { open: setPosition, lightbox };
};
