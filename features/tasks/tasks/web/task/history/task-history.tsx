import { useFoundPeople } from '#features/accounts/access/web';
import { useAreaTypes, useBuilding } from '#features/sites/buildings/web';
import { type Say, useText } from '#platform/web/i18n/index';
import { EntryBody, RecordSection, Timeline, type TimelineEntry } from '#platform/web/ui/index';
import type { Task } from '../../../contract/index.ts';
import { AddTaskNote } from '../../notes/add-task-note.tsx';
import { TaskNote } from '../../notes/task-note.tsx';
import { assigneesIn, changedFields, idsIn } from './changed-fields.ts';
import { type Entry, type EntryTitle, entryTitle } from './entry-title.ts';
import { fieldWords, type Names, valueWords } from './value-words.ts';

const titleText = (title: EntryTitle, t: Say): string => {
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
