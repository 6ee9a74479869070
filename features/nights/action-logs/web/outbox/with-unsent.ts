import { applyWrites, type Write } from '#platform/web/outbox/index';
import type { ActionLog, ActionLogEntry } from '../../contract/index.ts';

/** An entry as it will be when the device has sent what it has: `photos` are on the device alone. */
export type ShownEntry = ActionLogEntry & { photos: readonly Blob[]; isWaiting: boolean };

export type ShownLog = Omit<ActionLog, 'entries'> & { entries: readonly ShownEntry[] };

/** A log that waits to be sent keeps in its write what the server will answer. */
export const begunOnDevice = (writes: readonly Write[]): ActionLog | undefined =>
  writes.find(({ form }) => form?.log)?.form?.log as ActionLog | undefined;

type Body = Partial<ActionLogEntry> & {
  common_area_id?: number | null;
  floor_id?: number | null;
  comment?: string;
  shift_start?: string | null;
  shift_end?: string | null;
};

const fieldsIn = ({ parts, about }: Write): Partial<ActionLogEntry> => {
  const { action_type, description, started_at, ended_at, running, ...body } = parts.body as Body;
  const { requested_by, requested_at, visibility } = body;
  const times = { started_at, ended_at, running };
  const entered = { action_type, description, ...times, requested_by, requested_at, visibility };
  const { common_area_id: room, floor_id: floor } = body;
  return {
    ...(Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined)) as object),
    common_area: room ? { id: room, name: String(about.room ?? '') } : null,
    floor: floor ? { id: floor, label: String(about.floor ?? '') } : null,
  };
};

const fresh = (write: Write): ShownEntry => ({
  id: 0,
  client_uuid: String(write.about.entry),
  action_type: 'other',
  common_area: null,
  floor: null,
  description: '',
  started_at: write.enteredAt,
  ended_at: null,
  running: false,
  requested_by: null,
  requested_at: null,
  visibility: 'internal',
  task: null,
  files: [],
  created_by: null,
  device_at: null,
  received_at: write.enteredAt,
  updated_at: '',
  photos: write.files.map(({ file }) => file),
  isWaiting: true,
  ...fieldsIn(write),
});

type Change = (log: ShownLog, write: Write) => ShownLog;

/** Changes the entry that the write is about. */
const changed =
  (change: (entry: ShownEntry, write: Write) => Partial<ShownEntry>): Change =>
  (log, write) => ({
    ...log,
    entries: log.entries.map((entry) =>
      entry.client_uuid === write.about.entry
        ? { ...entry, isWaiting: true, ...change(entry, write) }
        : entry,
    ),
  });

const withNew: Change = (log, write) =>
  log.entries.some(({ client_uuid }) => client_uuid === write.about.entry)
    ? log
    : { ...log, entries: [...log.entries, fresh(write)] };

const without: Change = (log, { about }) => ({
  ...log,
  entries: log.entries.filter(({ client_uuid }) => client_uuid !== about.entry),
});

/** What the client sees, by the keys of entries. */
const withShown: Change = (log, { parts }) => {
  const { entries: marks } = parts.body as {
    entries: readonly Pick<ShownEntry, 'client_uuid' | 'visibility'>[];
  };
  const marked = new Map(marks.map(({ client_uuid, visibility }) => [client_uuid, visibility]));
  const entries = log.entries.map((entry) => ({
    ...entry,
    visibility: marked.get(entry.client_uuid) ?? entry.visibility,
  }));
  return { ...log, entries };
};

const withRemarks: Change = (log, { parts }) => {
  const { comment, shift_start, shift_end } = parts.body as Body;
  return {
    ...log,
    comment: comment ?? log.comment,
    shift_start: shift_start === undefined ? log.shift_start : shift_start,
    shift_end: shift_end === undefined ? log.shift_end : shift_end,
  };
};

const byStart = (one: ShownEntry, other: ShownEntry): number =>
  Date.parse(one.started_at) - Date.parse(other.started_at);

const changes: Readonly<Record<string, Change>> = {
  saveActionLog: withRemarks,
  showLogToClient: withShown,
  addActionLogEntry: withNew,
  updateActionLogEntry: changed((_, write) => fieldsIn(write)),
  stopActionLogEntry: changed((_, { parts }) => ({
    running: false,
    ended_at: (parts.body as Body).ended_at ?? null,
  })),
  addEntryPhotos: changed(({ photos }, { files }) => ({
    photos: [...photos, ...files.map(({ file }) => file)],
  })),
  addEntryTask: changed(() => ({})),
  deleteActionLogEntry: without,
};

/** The log with what this device has not sent yet. */
export const withUnsent = (log: ActionLog, writes: readonly Write[]): ShownLog => {
  const entries = log.entries.map((entry) => ({ ...entry, photos: [], isWaiting: false }));
  const shown = applyWrites<ShownLog>({ ...log, entries }, writes, changes);
  return { ...shown, entries: shown.entries.toSorted(byStart) };
};
