import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFoundPeople } from '#features/accounts/access/web';
import { useAreaTypes, useBuilding } from '#features/sites/buildings/web';
import { AddNote, NoteBody } from '#features/sites/notes/web';
import { call } from '#platform/web/api/index';
import { type Translate, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { EntryBody, RecordSection, Timeline, type TimelineEntry } from '#platform/web/ui/index';
import { derivedTitle, type Task, taskEndpoints } from '../../../contract/index.ts';
import { usePhotosOf } from '../detail/use-photos-of.ts';
import { wantedStepStore } from '../outbox/wanted-step.ts';
import { taskQuery } from '../queries.ts';
import { type Entry, type EntryTitle, entryTitle } from './entry-title.ts';
import { fieldWords, type Names, valueWords } from './value-words.ts';

/** Not listed: the title of the entry or another field already says it. */
const unlisted = ['status', 'visibility', 'photos', 'updated_at', 'area_type_id', 'serviced_at'];

const isOwnTitle = (changes: Entry['changes']): boolean => {
  const description = changes.description?.[1];
  return !(typeof description === 'string' && changes.title?.[1] === derivedTitle(description));
};

/** The fields of an edit in the order of the form, each with its old and new value. */
const changedFields = (changes: Entry['changes']): { field: string; before: unknown; after: unknown }[] =>
  Object.entries(changes)
    .filter(([field]) => !unlisted.includes(field) && (field !== 'title' || isOwnTitle(changes)))
    .map(([field, [before, after]]) => ({ field, before, after }));

/** Who was assigned before or after. */
const assigneesIn = (entries: readonly Entry[]): number[] => [
  ...new Set(
    entries
      .flatMap(({ changes }) => (changes.assignee_user_ids ?? []).flat())
      .filter((id) => typeof id === 'number'),
  ),
];

const idsIn = (entries: readonly Entry[], fields: readonly string[]): boolean =>
  entries.some(({ changes }) => fields.some((field) => field in changes));

const [TaskNoteForm, preloadNoteForm] = lazyPart(() => import('../../notes/task-note-form.tsx'));

const AddTaskNote = ({ task }: { task: Task }) => {
  // Load the form ahead: people in a basement have no network when they write.
  usePreload(preloadNoteForm);
  const wanted = wantedStepStore.use();
  const taken = useCallback(() => wantedStepStore.set(null), []);
  if (!task.can.add_note) return null;
  return (
    <AddNote
      wanted={wanted?.taskId === task.id && wanted.step === 'note'}
      onOpened={taken}
      form={(close) => <TaskNoteForm task={task} onClose={close} />}
    />
  );
};

type Props = { task: Task; note: Task['notes'][number] };

const TaskNote = ({ task, note }: Props) => {
  const client = useQueryClient();
  const remove = async () => {
    const answer = await call(taskEndpoints.deleteTaskNote, { params: { id: note.id } });
    client.setQueryData(taskQuery(task.id).queryKey, answer);
  };
  return <NoteBody note={note} photosOf={usePhotosOf(task)} onDelete={remove} />;
};

const titleText = (title: EntryTitle, t: Translate): string => {
  if (title.word === 'photos') return t('tasks:history.photos', { count: title.count });
  if (title.word === 'signed') return t('tasks:history.signed', { name: title.name });
  return t(`tasks:history.${title.word}`);
};

/** Everything that happened to the task, latest first. */
export const TaskHistory = ({ task }: { task: Task }) => {
  const t = useText();
  const { timeline, notes } = task;
  const placed = idsIn(timeline, ['building_floor_id', 'building_common_area_id']);
  const building = useBuilding(placed ? task.building.id : undefined);
  const people = useFoundPeople({
    ids: assigneesIn(timeline),
    enabled: idsIn(timeline, ['assignee_user_ids']),
  });
  const areaTypes = useAreaTypes(idsIn(timeline, ['area_type_id'])) ?? [];
  const names: Names = {
    zone: task.building.time_zone,
    people: [...task.assignees, ...people],
    floors: (building?.floors ?? []).map(({ id, label }) => ({ id, name: label })),
    commonAreas: building?.common_areas ?? [],
    areaTypes,
  };
  const changesIn = ({ changes }: Entry) =>
    changedFields(changes).map(({ field, before, after }) => ({
      label: fieldWords(field, t),
      before: valueWords(field, before, names, t),
      after: valueWords(field, after, names, t),
    }));
  const entries = timeline.toReversed().flatMap((entry): TimelineEntry[] => {
    const title = entryTitle(entry);
    const note = notes.find(({ id }) => id === entry.changes.note?.[1]);
    // A deleted note is left out; the entry of its deletion stays.
    if (entry.action === 'task.noted' && !note) return [];
    return [
      {
        id: entry.id,
        kind: title.kind,
        at: entry.at,
        deviceAt: entry.device_at,
        by: entry.actor?.name ?? null,
        title: titleText(title, t),
        body: note ? (
          <TaskNote task={task} note={note} />
        ) : entry.note || entry.action === 'task.updated' ? (
          <EntryBody note={entry.note} changes={changesIn(entry)} />
        ) : undefined,
      },
    ];
  });
  return (
    <RecordSection id="task-history" title={t('tasks:task.timeline')} titleSpace="sm">
      <AddTaskNote task={task} />
      <Timeline entries={entries} zone={task.building.time_zone} />
    </RecordSection>
  );
};
