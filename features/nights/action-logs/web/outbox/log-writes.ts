import type { QueryClient } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import {
  type ActionLog,
  actionLogEndpoints,
  entryEndpoints,
  sharedLogEndpoints,
} from '../../contract/index.ts';
import { actionLogHref } from '../addresses.ts';
import { cacheLog, logQuery } from '../cache-log.ts';
import type { AboutEntry, AboutLog } from './about.ts';

type Delivered = { client: QueryClient; answer: ActionLog };

const ofLog = {
  place: ({ site, date }: AboutLog): string => `${site} · ${formatDate(date)}`,
  page: ({ ref }: AboutLog): string => actionLogHref(ref),
  delivered: ({ client, answer }: Delivered): void => cacheLog(client, answer),
  refused: (client: QueryClient, { about }: { about: AboutLog }): void =>
    void client.invalidateQueries({ queryKey: logQuery(about.ref).queryKey }),
};

const named = ({ kind }: AboutEntry) => ({ kind: text(`action-logs:type.${kind}`) });

export const saveLogWrite: WriteKind<typeof actionLogEndpoints.saveActionLog, AboutLog> = {
  ...ofLog,
  name: 'saveActionLog',
  endpoint: actionLogEndpoints.saveActionLog,
  title: () => text('action-logs:writes.save'),
};

export const addEntryWrite: WriteKind<typeof entryEndpoints.addActionLogEntry, AboutEntry> = {
  ...ofLog,
  name: 'addActionLogEntry',
  endpoint: entryEndpoints.addActionLogEntry,
  title: (about) => text('action-logs:writes.add', named(about)),
};

export const updateEntryWrite: WriteKind<typeof entryEndpoints.updateActionLogEntry, AboutEntry> = {
  ...ofLog,
  name: 'updateActionLogEntry',
  endpoint: entryEndpoints.updateActionLogEntry,
  title: (about) => text('action-logs:writes.update', named(about)),
};

export const stopEntryWrite: WriteKind<typeof entryEndpoints.stopActionLogEntry, AboutEntry> = {
  ...ofLog,
  name: 'stopActionLogEntry',
  endpoint: entryEndpoints.stopActionLogEntry,
  title: (about) => text('action-logs:writes.stop', named(about)),
};

export const entryPhotosWrite: WriteKind<typeof entryEndpoints.addEntryPhotos, AboutEntry> = {
  ...ofLog,
  name: 'addEntryPhotos',
  endpoint: entryEndpoints.addEntryPhotos,
  title: (about) => text('action-logs:writes.photos', named(about)),
};

export const entryTaskWrite: WriteKind<typeof entryEndpoints.addEntryTask, AboutEntry> = {
  ...ofLog,
  name: 'addEntryTask',
  endpoint: entryEndpoints.addEntryTask,
  title: (about) => text('action-logs:writes.task', named(about)),
};

export const deleteEntryWrite: WriteKind<typeof entryEndpoints.deleteActionLogEntry, AboutEntry> = {
  ...ofLog,
  name: 'deleteActionLogEntry',
  endpoint: entryEndpoints.deleteActionLogEntry,
  title: (about) => text('action-logs:writes.delete', named(about)),
};

export const showLogWrite: WriteKind<typeof sharedLogEndpoints.showLogToClient, AboutLog> = {
  ...ofLog,
  name: 'showLogToClient',
  endpoint: sharedLogEndpoints.showLogToClient,
  title: () => text('action-logs:writes.shown'),
};

export const finalizeLogWrite: WriteKind<typeof actionLogEndpoints.finalizeActionLog, AboutLog> = {
  ...ofLog,
  name: 'finalizeActionLog',
  endpoint: actionLogEndpoints.finalizeActionLog,
  title: () => text('action-logs:writes.finalize'),
  delivered: ({ client, answer, late }) => {
    cacheLog(client, answer);
    if (late) showSuccess(text('action-logs:log.finalized'));
  },
};

/** Every kind of write of a log that may wait on a device. */
export const logWrites = [
  saveLogWrite,
  addEntryWrite,
  updateEntryWrite,
  stopEntryWrite,
  entryPhotosWrite,
  entryTaskWrite,
  deleteEntryWrite,
  showLogWrite,
  finalizeLogWrite,
];
