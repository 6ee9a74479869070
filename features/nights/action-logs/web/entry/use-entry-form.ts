import { useRef } from 'react';
import { z } from 'zod';
import { visibility } from '#features/accounts/files/contract';
import type { Photo } from '#features/accounts/files/web';
import * as field from '#platform/contract/fields';
import { serverNow } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { useSession } from '#platform/web/session/index';
import { type ActionType, actionTypes } from '../../contract/index.ts';
import type { EntryInput, Place } from '../log/log-entries.ts';
import type { Act } from '../log/use-act.ts';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';
import { rememberKind } from './kinds.ts';
import { instantOn, wallTimeOf } from './wall-times.ts';

/** The entry as people enter it: times on the building's clocks, an empty one means now. */
const schema = z.object({
  action_type: z.enum(actionTypes),
  room: z.custom<Place>(),
  floor: z.custom<Place>(),
  description: field.longText,
  start: field.wallTime.nullable(),
  end: field.wallTime.nullable(),
  requested_by: field.personName.nullable(),
  requested: field.wallTime.nullable(),
  visibility,
});

type Body = z.output<typeof schema>;

export type EntryDialogProps = {
  log: ShownLog;
  act: Act;
  kind: ActionType;
  /** The entry to change; absent for a new one. */
  entry?: ShownEntry | undefined;
  room?: Place;
  floor?: Place;
  onClose: () => void;
};

const valuesOf = ({ log, kind, entry, room = null, floor = null }: EntryDialogProps) => ({
  action_type: entry?.action_type ?? kind,
  room: entry ? entry.common_area : room,
  floor: entry?.floor ? { id: entry.floor.id, name: entry.floor.label } : floor,
  description: entry?.description ?? '',
  start: entry ? wallTimeOf(entry.started_at, log) : '',
  end: entry?.ended_at ? wallTimeOf(entry.ended_at, log) : '',
  requested_by: entry?.requested_by ?? '',
  requested: entry?.requested_at ? wallTimeOf(entry.requested_at, log) : '',
  visibility: entry?.visibility ?? ('internal' as const),
  photos: [] as Photo[],
});

/** A time that was not changed keeps its seconds. */
const kept = (time: string | null, before: string | null | undefined, log: ShownLog): string | null => {
  if (time === null) return null;
  return before && wallTimeOf(before, log) === time ? before : instantOn(time, log);
};

const messageOf = (body: Body, running: boolean, { log, entry }: EntryDialogProps): EntryInput => {
  const { start, end, requested, ...entered } = body;
  return {
    ...entered,
    started_at: kept(start, entry?.started_at, log) ?? serverNow().toISOString(),
    ended_at: running ? null : kept(end, entry?.ended_at, log),
    running,
    requested_at: kept(requested, entry?.requested_at, log),
  };
};

/** `finish` says whether a new entry is done or has only started. */
export const useEntryForm = (props: EntryDialogProps) => {
  const t = useText();
  const { user } = useSession();
  const { log, act, kind, entry, onClose } = props;
  const starts = useRef(false);
  const form = useRecordForm({
    name: 'action-log-entry',
    record: entry?.client_uuid ?? `${log.client_uuid}-${kind}`,
    schema,
    initialValues: valuesOf(props),
    save: (body, values) => {
      const running = entry ? entry.running && body.end === null : starts.current;
      const entered = messageOf(body, running, props);
      if (entry) return act.update(entry, entered);
      rememberKind(user.id, kind);
      return act.add(entered, values.photos);
    },
    onSaved: (outcome) => {
      if (!outcome.sent) showSuccess(savedWords(outcome));
      else if (entry) showSuccess(t('action-logs:entry.saved'));
      onClose();
    },
  });
  const finish = (running: boolean) => {
    starts.current = running;
    void form.submit();
  };
  return { form, finish };
};

export type EntryForm = ReturnType<typeof useEntryForm>['form'];
