import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { serverNow } from '../api/server-clock.ts';
import { type RecordFormOptions, useRecordForm } from '../forms/use-record-form.ts';
import { usePreload } from '../routing/use-preload.ts';
import { loadCode } from './load-code.ts';
import type { Outcome } from './outcome.ts';
import type { Entry } from './submit.ts';
import type { Write } from './write.ts';

type Values = Record<string, unknown>;

/** The key that prevents creating a record twice, and when it was entered. Sent by the records that have these fields. */
export type Stamps = { client_uuid: string; device_created_at: string };

/** Builds the write from the values of a form. */
export type EntryOf<S extends z.ZodType, V extends Values, E extends EndpointShape, A> = (
  client: QueryClient,
  body: z.output<S>,
  values: V,
  stamps: Stamps,
) => Pick<Entry<E, A>, 'kind' | 'parts' | 'about'>;

export type OutboxFormOptions<S extends z.ZodType, V extends Values, E extends EndpointShape, A> = {
  /** Name of the form in the keys of drafts. */
  name: string;
  record: string | number;
  schema: S;
  /** Only the values of the first rendering are used. */
  initialValues: V;
  /** A refused write, to be corrected. */
  refused: Write | undefined;
  /** Loads the code for the write after the page is shown, so that it works without a connection. */
  loadEntry: () => Promise<EntryOf<S, V, E, A>>;
  onSaved: (outcome: Outcome<AnswerOf<E>>, body: z.output<S>) => void;
  /** For an existing record: how its form handles a save by somebody else. */
  stale?: Pick<
    RecordFormOptions<S, V & Stamps, never>,
    'updatedAt' | 'labels' | 'readRecord' | 'shown' | 'onReloaded'
  >;
};

const loadSubmit = () => import('./submit-form.ts');

/** Preloads the code that sends, for pages that lead to such a form. */
export const preloadOutboxForm = (): Promise<unknown> => loadSubmit();

/** Milliseconds. The server refuses entries a day older than this. */
const oldest = 6 * 86_400_000;

/** The time of entry is that of the first try to send, so that a retry has exactly the same content. */
const enteredAt = ({ device_created_at: known }: Stamps): string => {
  const now = serverNow();
  return known !== '' && now.getTime() - Date.parse(known) < oldest ? known : now.toISOString();
};

/** A form for a record that waits in the outbox until the server has it. A refusal returns to the form; or it is
 * parked, and can be edited again with everything entered, photos included. */
export const useOutboxForm = <S extends z.ZodType, V extends Values, E extends EndpointShape, A>({
  name,
  record,
  schema,
  initialValues: input,
  refused,
  loadEntry,
  onSaved,
  stale = {},
}: OutboxFormOptions<S, V, E, A>) => {
  const client = useQueryClient();
  const replaced = useRef(refused?.id);
  const arrived = useRef(false);
  const [sentShare, setSentShare] = useState<number | null>(null);
  const [initialValues] = useState<V & Stamps>(() => ({
    ...input,
    client_uuid: crypto.randomUUID(),
    device_created_at: '',
    ...refused?.form,
  }));
  const save = async (body: z.output<S>, values: V & Stamps, opened: Values) => {
    const device_created_at = enteredAt(values);
    form.setFieldValue('device_created_at', device_created_at);
    const [entryOf, { submitForm }] = await loadCode(() => Promise.all([loadEntry(), loadSubmit()]));
    const entryUnder = (client_uuid: string): Entry<E, A> => {
      const stamps = { client_uuid, device_created_at };
      const entry = entryOf(client, body, values, stamps);
      return { ...entry, id: client_uuid, group: client_uuid, form: { ...values, ...stamps }, opened };
    };
    try {
      const sending = { replaced, onProgress: setSentShare };
      return { body, outcome: await submitForm(client, values.client_uuid, entryUnder, sending) };
    } finally {
      setSentShare(null);
    }
  };
  const form = useRecordForm<S, V & Stamps, Awaited<ReturnType<typeof save>>>({
    name,
    record: refused ? `unsent-${refused.id}` : record,
    schema,
    initialValues,
    // Others may have saved since. With the record as it was opened, their changes are told apart and not overwritten.
    opened: refused?.opened,
    ...stale,
    save,
    onSaved: ({ outcome, body }) => {
      // A second click while the page is being left sends the same entry; onSaved must be called once only.
      if (arrived.current) return;
      arrived.current = true;
      onSaved(outcome, body);
    },
  });
  usePreload(() => Promise.all([loadEntry(), loadSubmit()]));
  const set = (patch: Partial<V>): void => {
    for (const [field, value] of Object.entries(patch)) form.setFieldValue(field, value);
  };
  return {
    form,
    set,
    /** How much of the photos has been sent; null while nothing is being sent. */
    sentShare,
  };
};
