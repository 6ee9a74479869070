import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Photo } from '#features/accounts/files/web';
import { whileLoading } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type AnyEntry, discardWrite, submitAll, unsentNow } from '#platform/web/outbox/index';
import type { ActionLogEntry, actionLogEndpoints } from '../../contract/index.ts';
import { logGroup } from '../outbox/about.ts';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';
import {
  addEntry,
  addPhotos,
  addTask,
  type Day,
  deleteEntry,
  type EntryInput,
  finalizeLog,
  saveDay,
  showEntry,
  stopEntry,
  updateEntry,
} from './log-entries.ts';

export type Act = ReturnType<typeof useAct>;

type Saved = (typeof actionLogEndpoints)['saveActionLog'];

/** What somebody does in a log. Each action is stored on the device and sent. A refusal is thrown, so that the caller still has
 * the input. */
export const useAct = (log: ShownLog) => {
  const client = useQueryClient();
  const latest = useRef(log);
  latest.current = log;
  return useMemo(() => {
    const now = () => latest.current;
    const send = (entry: AnyEntry) => submitAll<Saved>(client, [entry], { keepsInput: true });
    const unsent = () => [...new Set(now().keys)].flatMap((key) => unsentNow(logGroup(key)));
    return {
      add: (entered: EntryInput, photos: readonly Photo[]) => send(addEntry(now(), entered, photos)),
      update: (entry: ShownEntry, entered: EntryInput) => send(updateEntry(now(), entry, entered)),
      stop: (entry: ActionLogEntry) => send(stopEntry(now(), entry)),
      addPhotos: (entry: ActionLogEntry, photos: readonly Photo[]) => send(addPhotos(now(), entry, photos)),
      addTask: (entry: ActionLogEntry, asked: Parameters<typeof addTask>[2]) =>
        send(addTask(now(), entry, asked)),
      /** An entry that is only on this device is discarded with its other writes. */
      remove: async (entry: ActionLogEntry) => {
        const of = unsent().filter(({ about }) => about.entry === entry.client_uuid);
        const begun = of.find(({ kind, state }) => kind === 'addActionLogEntry' && state !== 'sending');
        if (!begun) return send(deleteEntry(now(), entry));
        for (const write of of.toReversed()) await discardWrite(write);
        return undefined;
      },
      show: (entry: ActionLogEntry, visibility: ActionLogEntry['visibility']) =>
        send(showEntry(now(), entry, visibility)),
      saveDay: (day: Day) =>
        whileLoading(text('action-logs:loading.saving'), send(saveDay(now(), day, unsent().length === 0))),
      finalize: () => {
        const before = unsent();
        const isEarlierTry = ({ kind }: { kind: string }) => kind === 'finalizeActionLog';
        const needs = before.filter((write) => !isEarlierTry(write)).map(({ id }) => id);
        const replaces = before.filter(isEarlierTry).map(({ id }) => id);
        const sent = submitAll<Saved>(client, [finalizeLog(now(), needs)], { replaces, keepsInput: true });
        return whileLoading(text('action-logs:loading.finalizing'), sent);
      },
    };
  }, [client]);
};
