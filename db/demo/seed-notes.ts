import { addNote } from '#features/sites/notes/server';
import type { Tenant } from '#platform/server/db/tenant';
import { awake, hour, minute } from './demo-times.ts';
import type { DemoNote, Voice } from './demo-work-orders.ts';
import { mentioning } from './mentioning.ts';
import type { HistoryLine } from './seed-history.ts';
import type { SeededTask } from './seed-tasks.ts';

type Named = { id: number; name: string };

/** The person who writes in each voice at a task. */
export type VoicesOf = (task: SeededTask) => Record<Voice, Named>;

/** Spreads notes from creation to the end of the work, in hours in which people write. */
const timeOf = ({ times, place, index }: SeededTask, nth: number, count: number, now: number): number => {
  const end = Math.min(times.ended ?? times.created + 30 * hour, now - 10 * minute);
  const start = times.created + 12 * minute;
  if (start >= end) return end;
  const wished = start + ((end - start) * (nth + 1)) / (count + 1);
  return Math.min(end, awake(wished, place.zone, index + nth * 3));
};

const seedNote = async (
  tenant: Tenant,
  task: SeededTask,
  note: DemoNote,
  voices: Record<Voice, Named>,
  at: number,
): Promise<HistoryLine> => {
  const comment = await mentioning(tenant, task.place.jobId, note.words, voices);
  const author = { ...tenant, userId: voices[note.by].id };
  const now = new Date(at);
  const added = await addNote(
    {
      tenant: author,
      body: { ...comment, internal: note.internal ?? false },
      now,
    },
    { entity: 'task', id: task.id, jobId: task.place.jobId, internal: task.task.internal },
    [],
  );
  return {
    task,
    action: 'task.noted',
    at,
    by: author.userId,
    changes: { note: [null, added?.note_id ?? null] },
  };
};

/** What people told one another about the work, oldest first. */
export const seedNotes = async (
  tenant: Tenant,
  tasks: readonly SeededTask[],
  voicesOf: VoicesOf,
  now: Date,
): Promise<HistoryLine[]> => {
  const entries = tasks
    .filter(({ task }) => task.noted)
    .flatMap((task) => {
      const notes = task.task.work.notes ?? [];
      return notes.map((note, nth) => ({ task, note, at: timeOf(task, nth, notes.length, now.getTime()) }));
    })
    .toSorted((a, b) => a.at - b.at);
  const lines: HistoryLine[] = [];
  for (const { task, note, at } of entries)
    lines.push(await seedNote(tenant, task, note, voicesOf(task), at));
  return lines;
};
