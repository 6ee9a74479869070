import { Anchor, Button, Title } from '@mantine/core';
import { IconColumns2, IconFile } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { FileRecord } from '#features/files/contract';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import type { Task } from '../../contract/index.ts';
import classes from './detail.module.css';
import { PhotoWall } from './photo-wall.tsx';
import photoClasses from './photos.module.css';
import { ResultPhotos } from './result-photos.tsx';
import { useLightbox } from './use-lightbox.tsx';

const [CompareDialog] = lazyPart(() => import('./compare-dialog.tsx'));

const isPicture = (file: FileRecord): boolean => file.mime.startsWith('image/');

/** Before and after side by side. */
export const TaskPhotos = ({ task }: { task: Task }) => {
  const t = useText();
  const [comparing, setComparing] = useState(false);
  const before = task.files.filter(isPicture);
  const after = task.resolution_files.filter(isPicture);
  const documents = task.files.filter((file) => !isPicture(file));
  const all = [...before, ...after];
  const { open, lightbox } = useLightbox(task, all);
  const shared = { total: all.length, onOpen: open };
  const mayAdd = task.can.add_resolution_image && task.status !== 'cancelled';
  if (all.length === 0 && documents.length === 0 && !mayAdd) return null;
  return (
    <section
      className={classes.block}
      aria-labelledby="task-photos"
      data-no-print={all.length + documents.length === 0 || undefined}
    >
      <Title order={2} id="task-photos">
        {t('tasks:photos.title')}
      </Title>
      {all.length > 0 && (
        <div className={photoClasses.sides}>
          <PhotoWall
            title={t('tasks:photos.before')}
            empty={t('tasks:photos.noBefore')}
            files={before}
            offset={0}
            {...shared}
          />
          <PhotoWall
            title={t('tasks:photos.after')}
            empty={t('tasks:photos.noAfter')}
            files={after}
            offset={before.length}
            {...shared}
          />
        </div>
      )}
      {before.length > 0 && after.length > 0 && (
        <Button
          variant="default"
          mt="sm"
          data-no-print
          leftSection={<IconColumns2 size={18} aria-hidden />}
          onClick={() => setComparing(true)}
        >
          {t('tasks:photos.compare')}
        </Button>
      )}
      {documents.map((file) => (
        <Anchor key={file.id} href={file.url} target="_blank" rel="noreferrer" className={photoClasses.place}>
          <IconFile size={16} aria-hidden />
          {file.name}
        </Anchor>
      ))}
      {mayAdd && (
        <div data-no-print className={photoClasses.add}>
          <ResultPhotos task={task} />
        </div>
      )}
      {comparing && (
        <Suspense fallback={null}>
          <CompareDialog
            before={before}
            after={after}
            zone={task.building.time_zone}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
      {lightbox}
    </section>
  );
};
