import { Title } from '@mantine/core';
import { usePeople } from '#features/access/web';
import { useAreaTypes, useBuilding } from '#features/buildings/web';
import { formatDateTime, type Say, useText } from '#platform/web/i18n/index';
import { Timeline, type TimelineEntry } from '#platform/web/ui/index';
import type { Task } from '../../contract/index.ts';
import classes from '../detail/detail.module.css';
import { AddNoteSection } from '../notes/add-note-section.tsx';
import { NoteBody } from '../notes/note-body.tsx';
import { changedFields, idsIn } from './changed-fields.ts';
import { type Entry, type EntryTitle, entryTitle } from './entry-title.ts';
import styles from './history.module.css';
import { fieldWords, type Names, valueWords } from './value-words.ts';

const Changes = ({ entry, names }: { entry: Entry; names: Names }) => {
  const t = useText();
  const fields = changedFields(entry.changes);
  if (fields.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWords(field, t)}</dt>
          <dd>
            <span className={styles.hidden}>{t('tasks:history.from')} </span>
            <del>{valueWords(field, before, names, t)}</del>
            <span aria-hidden> → </span>
            <span className={styles.hidden}>{t('tasks:history.to')} </span>
            <ins>{valueWords(field, after, names, t)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const titleText = (title: EntryTitle, t: Say): string => {
  if (title.word === 'photos') return t('tasks:history.photos', { count: title.count });
  if (title.word === 'signed') return t('tasks:history.signed', { name: title.name });
  return t(`tasks:history.${title.word}`);
};

/** In other minutes: what came at once needs no word of it. */
const isApart = (at: string, deviceAt: string): boolean =>
  Math.abs(Date.parse(at) - Date.parse(deviceAt)) > 60_000;

/** Everything that happened to the task, the latest first. */
export const TaskHistory = ({ task }: { task: Task }) => {
  const t = useText();
  const { timeline, notes } = task;
  const placed = idsIn(timeline, ['building_floor_id', 'building_common_area_id']);
  const building = useBuilding(placed ? task.building.id : undefined);
  const people = usePeople(undefined, idsIn(timeline, ['assignee_user_ids']));
  const areaTypes = useAreaTypes(idsIn(timeline, ['area_type_id'])) ?? [];
  const names: Names = {
    zone: task.building.time_zone,
    people: [...task.assignees, ...people],
    floors: (building?.floors ?? []).map(({ id, label }) => ({ id, name: label })),
    commonAreas: building?.common_areas ?? [],
    areaTypes,
  };
  const entries = timeline.toReversed().flatMap((entry): TimelineEntry[] => {
    const title = entryTitle(entry);
    const note = notes.find(({ id }) => id === entry.changes.note?.[1]);
    // A note that was deleted leaves only the line that says so.
    if (entry.action === 'task.noted' && !note) return [];
    return [
      {
        id: entry.id,
        kind: title.kind,
        at: entry.at,
        remark:
          entry.device_at !== null && isApart(entry.at, entry.device_at)
            ? t('tasks:task.deviceTime', { when: formatDateTime(entry.device_at, names.zone) })
            : undefined,
        by: entry.actor?.name ?? t('tasks:history.system'),
        title: titleText(title, t),
        body: note ? (
          <NoteBody task={task} note={note} />
        ) : entry.note || entry.action === 'task.updated' ? (
          <>
            {entry.note && <p className={styles.note}>{entry.note}</p>}
            <Changes entry={entry} names={names} />
          </>
        ) : undefined,
      },
    ];
  });
  return (
    <section className={classes.block} aria-labelledby="task-history">
      <Title order={2} id="task-history" mb="sm">
        {t('tasks:task.timeline')}
      </Title>
      <AddNoteSection task={task} />
      <Timeline entries={entries} zone={task.building.time_zone} />
    </section>
  );
};
