import { PictureLinks } from '#features/accounts/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordSection, Timeline } from '#platform/web/ui/index';
import type { SharedTask } from '../../contract/index.ts';
import classes from './shared.module.css';

/** Photos before and after, notes, and the changes of status. */
export const SharedWork = ({ task }: { task: SharedTask }) => {
  const t = useText();
  const zone = task.building.time_zone;
  return (
    <>
      {task.pictures.length > 0 && (
        <RecordSection titleSpace={6} id="shared-before" title={t('files:photos.before')}>
          <PictureLinks pictures={task.pictures} />
        </RecordSection>
      )}
      {task.result_pictures.length > 0 && (
        <RecordSection titleSpace={6} id="shared-after" title={t('files:photos.after')}>
          <PictureLinks pictures={task.result_pictures} />
        </RecordSection>
      )}
      {task.notes.length > 0 && (
        <RecordSection titleSpace={6} id="shared-notes" title={t('tasks:shared.notes')}>
          <ul className={classes.notes}>
            {task.notes.map((note) => (
              <li key={`${note.at} ${note.body}`}>
                <span className={classes.by}>
                  {note.author && `${note.author} · `}
                  <time dateTime={note.at}>{formatDateTime(note.at, zone)}</time>
                </span>
                {note.body && <p className={classes.words}>{note.body}</p>}
                {note.pictures.length > 0 && <PictureLinks pictures={note.pictures} />}
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
      {task.timeline.length > 0 && (
        <RecordSection titleSpace={6} id="shared-steps" title={t('tasks:shared.steps')}>
          <Timeline
            zone={zone}
            entries={task.timeline.map(({ status, at }, step) => ({
              id: step,
              kind: step === 0 ? 'created' : 'status',
              at,
              title: t(`tasks:status.${status}`),
            }))}
          />
        </RecordSection>
      )}
    </>
  );
};
