import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PictureLinks } from '#features/files/web';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { Timeline } from '#platform/web/ui/index';
import type { SharedTask } from '../../contract/index.ts';
import detail from '../detail/detail.module.css';
import classes from './shared.module.css';

const Block = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={detail.block} aria-labelledby={id}>
    <Title order={2} id={id} mb={6}>
      {title}
    </Title>
    {children}
  </section>
);

/** What was to be done, how it looked before and after, what was said about it, how it went on. */
export const SharedWork = ({ task }: { task: SharedTask }) => {
  const t = useText();
  const zone = task.building.time_zone;
  return (
    <div className={detail.work}>
      {task.description !== task.title && (
        <section className={detail.words} aria-labelledby="shared-description">
          <Title order={2} id="shared-description">
            {t('tasks:task.descriptionTitle')}
          </Title>
          <p className={detail.description}>{task.description}</p>
        </section>
      )}
      {task.pictures.length > 0 && (
        <Block id="shared-before" title={t('files:photos.before')}>
          <PictureLinks pictures={task.pictures} />
        </Block>
      )}
      {task.result_pictures.length > 0 && (
        <Block id="shared-after" title={t('files:photos.after')}>
          <PictureLinks pictures={task.result_pictures} />
        </Block>
      )}
      {task.notes.length > 0 && (
        <Block id="shared-notes" title={t('tasks:shared.notes')}>
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
        </Block>
      )}
      {task.timeline.length > 0 && (
        <Block id="shared-steps" title={t('tasks:shared.steps')}>
          <Timeline
            zone={zone}
            entries={task.timeline.map(({ status, at }, step) => ({
              id: step,
              kind: step === 0 ? 'created' : 'status',
              at,
              title: t(`tasks:status.${status}`),
            }))}
          />
        </Block>
      )}
    </div>
  );
};
