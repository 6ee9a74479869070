import type { Write } from '#platform/web/outbox/index';
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

const changed = (entry: ShownEntry, write: Write): ShownEntry[] => {
  const waiting = { ...entry, isWaiting: true };
  switch (write.kind) {
    case 'updateActionLogEntry':
      return [{ ...waiting, ...fieldsIn(write) }];
    case 'stopActionLogEntry':
      return [{ ...waiting, running: false, ended_at: (write.parts.body as Body).ended_at ?? null }];
    case 'addEntryPhotos':
      return [{ ...waiting, photos: [...entry.photos, ...write.files.map(({ file }) => file)] }];
    case 'addEntryTask':
      return [waiting];
    default:
      return [];
  }
};

/** What the client sees, by the keys of entries. */
const withShown = (entries: readonly ShownEntry[], { parts }: Write): readonly ShownEntry[] => {
  const { entries: marks } = parts.body as {
    entries: readonly Pick<ShownEntry, 'client_uuid' | 'visibility'>[];
  };
  const marked = new Map(marks.map(({ client_uuid, visibility }) => [client_uuid, visibility]));
  return entries.map((entry) => ({
    ...entry,
    visibility: marked.get(entry.client_uuid) ?? entry.visibility,
  }));
};

const withWrite = (entries: readonly ShownEntry[], write: Write): readonly ShownEntry[] => {
  const uuid = write.about.entry;
  if (write.kind === 'addActionLogEntry')
    return entries.some((entry) => entry.client_uuid === uuid) ? entries : [...entries, fresh(write)];
  return entries.flatMap((entry) => (entry.client_uuid === uuid ? changed(entry, write) : [entry]));
};

const withRemarks = (log: ShownLog, { parts }: Write): ShownLog => {
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

/** The log with what this device has not sent yet. Refused writes are left out. */
export const withUnsent = (log: ActionLog, writes: readonly Write[]): ShownLog => {
  let shown: ShownLog = { ...log, entries: [] };
  let entries: readonly ShownEntry[] = log.entries.map((entry) => ({
    ...entry,
    photos: [],
    isWaiting: false,
  }));
  for (const write of writes) {
    if (write.state === 'parked' || write.kind === 'finalizeActionLog') continue;
    if (write.kind === 'showLogToClient') entries = withShown(entries, write);
    else if (write.kind === 'saveActionLog') shown = withRemarks(shown, write);
    else entries = withWrite(entries, write);
  }
  return { ...shown, entries: entries.toSorted(byStart) };
};
