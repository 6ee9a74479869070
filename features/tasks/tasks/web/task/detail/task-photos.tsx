import { BeforeAfter, DocumentLink, isPicture } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { AddTaskPhotos } from './add-task-photos.tsx';
import classes from './detail.module.css';
import { usePhotosOf } from './use-photos-of.ts';

/** Photos from before the work, and of the result. */
export const TaskPhotos = ({ task }: { task: Task }) => {
  const t = useText();
  const photosOf = usePhotosOf(task);
  const before = task.files.filter(isPicture);
  const after = task.resolution_files.filter(isPicture);
  const documents = task.files.filter((file) => !isPicture(file));
  const empty = before.length + after.length + documents.length === 0;
  const mayAdd = task.can.add_resolution_image && task.status !== 'cancelled';
  if (empty && !mayAdd) return null;
  return (
    <RecordSection id="task-photos" title={t('tasks:photos.title')} data-no-print={empty || undefined}>
      <BeforeAfter before={before} after={after} photosOf={photosOf} />
      {documents.map((file) => (
        <DocumentLink key={file.id} file={file} />
      ))}
      {mayAdd && (
        <div data-no-print className={classes.add}>
          {task.can.add_image_before && <AddTaskPhotos task={task} before />}
          <AddTaskPhotos task={task} />
        </div>
      )}
    </RecordSection>
  );
};
