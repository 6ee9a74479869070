import type { Photo } from '#features/accounts/files/web';
import { photoParts } from '#features/accounts/files/web';
import { serverNow } from '#platform/web/api/index';
import type { AnyEntry } from '#platform/web/outbox/index';
import type { ActionLogEntry, ActionType } from '../../contract/index.ts';
import { type AboutEntry, aboutLog, logGroup } from '../outbox/about.ts';
import {
  addEntryWrite,
  deleteEntryWrite,
  entryPhotosWrite,
  entryTaskWrite,
  finalizeLogWrite,
  saveLogWrite,
  showLogWrite,
  stopEntryWrite,
  updateEntryWrite,
} from '../outbox/log-writes.ts';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';

export type Place = { id: number; name: string } | null;

/** What is said of an entry; `room` and `floor` with their names, which an entry shows before it is sent. */
export type EntryInput = {
  action_type: ActionType;
  room: Place;
  floor: Place;
  description: string;
  started_at: string;
  ended_at: string | null;
  running: boolean;
  requested_by: string | null;
  requested_at: string | null;
  visibility: ActionLogEntry['visibility'];
};

const about = (
  log: ShownLog,
  { client_uuid, action_type }: Pick<ActionLogEntry, 'client_uuid' | 'action_type'>,
  { room = null, floor = null }: Partial<Pick<EntryInput, 'room' | 'floor'>> = {},
): AboutEntry => ({
  ...aboutLog({ ...log, entries: [] }),
  entry: client_uuid,
  kind: action_type,
  room: room?.name ?? null,
  floor: floor?.name ?? null,
});

const now = () => serverNow().toISOString();

const bodyOf = ({ room, floor, ...entered }: EntryInput) => ({
  ...entered,
  common_area_id: room?.id ?? null,
  floor_id: floor?.id ?? null,
});

/** Entries name their log by the key of its device, and also by its site and day, in case the server does not know the key. */
export const addEntry = (log: ShownLog, entered: EntryInput, photos: readonly Photo[]): AnyEntry => {
  const client_uuid = crypto.randomUUID();
  const { files, details } = photoParts(photos);
  const own = { job_id: log.job.id, building_id: log.building.id, log_date: log.log_date };
  const body = {
    report_id: log.client_uuid,
    ...own,
    client_uuid,
    ...bodyOf(entered),
    device_at: now(),
    ...details,
  };
  return {
    kind: addEntryWrite,
    id: client_uuid,
    parts: { body, files },
    group: logGroup(log.client_uuid),
    about: about(log, { client_uuid, action_type: entered.action_type }, entered),
  };
};

const ofEntry = (log: ShownLog, entry: ActionLogEntry) => ({
  id: crypto.randomUUID(),
  group: logGroup(log.client_uuid),
  about: about(log, entry),
  params: { id: entry.client_uuid },
});

export const updateEntry = (log: ShownLog, entry: ShownEntry, entered: EntryInput): AnyEntry => {
  const { params, ...of } = ofEntry(log, entry);
  // A change made before the entry has been sent cannot conflict with a change by somebody else.
  const read = entry.isWaiting ? {} : { updated_at: entry.updated_at };
  const body = { ...bodyOf(entered), ...read, device_at: now() };
  return { ...of, kind: updateEntryWrite, parts: { params, body }, about: about(log, entry, entered) };
};

export const stopEntry = (log: ShownLog, entry: ActionLogEntry): AnyEntry => {
  const { params, ...of } = ofEntry(log, entry);
  const at = now();
  return { ...of, kind: stopEntryWrite, parts: { params, body: { ended_at: at, device_at: at } } };
};

export const addPhotos = (log: ShownLog, entry: ActionLogEntry, photos: readonly Photo[]): AnyEntry => {
  const { params, ...of } = ofEntry(log, entry);
  const { files, details } = photoParts(photos);
  return { ...of, kind: entryPhotosWrite, parts: { params, body: details, files } };
};

export const addTask = (
  log: ShownLog,
  entry: ActionLogEntry,
  asked: { description: string; priority_level: 'low' | 'medium' | 'high' },
): AnyEntry => {
  const { params, ...of } = ofEntry(log, entry);
  return { ...of, kind: entryTaskWrite, parts: { params, body: { ...asked, device_at: now() } } };
};

export const deleteEntry = (log: ShownLog, entry: ActionLogEntry): AnyEntry => {
  const { params, ...of } = ofEntry(log, entry);
  return { ...of, kind: deleteEntryWrite, parts: { params } };
};

export type Day = { comment: string; shift_start: string | null; shift_end: string | null };

/** `isSent`: nothing of the log waits on this device. */
export const saveDay = (log: ShownLog, day: Day, isSent: boolean): AnyEntry => ({
  kind: saveLogWrite,
  id: crypto.randomUUID(),
  parts: {
    body: {
      jobId: log.job.id,
      buildingId: log.building.id,
      log_date: log.log_date,
      // A log that is only on this device is named by its site and day.
      ...(log.id === 0 ? {} : { id: log.id }),
      ...(isSent ? { updated_at: log.updated_at } : {}),
      ...day,
      device_at: now(),
    },
  },
  group: logGroup(log.client_uuid),
  about: aboutLog({ ...log, entries: [] }),
});

export const showEntry = (
  log: ShownLog,
  entry: ActionLogEntry,
  visibility: ActionLogEntry['visibility'],
): AnyEntry => ({
  kind: showLogWrite,
  id: crypto.randomUUID(),
  parts: {
    params: { id: log.id === 0 ? log.client_uuid : log.id },
    body: { entries: [{ client_uuid: entry.client_uuid, visibility }], device_at: now() },
  },
  group: logGroup(log.client_uuid),
  about: aboutLog({ ...log, entries: [] }),
});

/** Makes the log final when everything that was entered before has arrived. A refused entry keeps it waiting. */
export const finalizeLog = (log: ShownLog, needs: readonly string[]): AnyEntry => ({
  kind: finalizeLogWrite,
  id: crypto.randomUUID(),
  parts: { body: { id: log.id === 0 ? log.client_uuid : log.id, device_at: now() } },
  group: logGroup(log.client_uuid),
  needs,
  about: aboutLog({ ...log, entries: [] }),
});
