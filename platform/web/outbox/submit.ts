import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import { ApiError } from '../api/api-error.ts';
import { goToLogin } from '../api/login-redirect.ts';
import { text } from '../i18n/use-text.ts';
import { addWrites, KeyTaken, removeWrites } from './database.ts';
import { deliver } from './deliver.ts';
import { asError } from './failure.ts';
import { addKind, type WriteKind } from './kinds.ts';
import type { Outcome } from './outcome.ts';
import { pageOwner } from './owner.ts';
import { refreshUnsent } from './refresh-unsent.ts';
import { onSettled, postChanged, postSettled, type Result } from './results.ts';
import { wake, watchProgress } from './sender.ts';
import { startOutbox } from './start-outbox.ts';
import { expectWrites, forgetExpected, setAwaited } from './unsent-store.ts';
import type { Write } from './write.ts';

/** Milliseconds that a person waits for the answer before being told that it is saved on the device. */
const timeout = 1500;

type FilesOf<P> = P extends { files?: infer F } ? F : never;

export type Entry<E extends EndpointShape, A> = {
  kind: WriteKind<E, A>;
  /** Identifies this write for ever; the server never carries it out twice. */
  id: string;
  parts: CallOf<E>;
  group: string;
  about: A;
  form?: Record<string, unknown>;
  opened?: Record<string, unknown>;
  needs?: readonly string[];
  onSent?: (answer: AnswerOf<E>) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: entries of several kinds are sent together.
export type AnyEntry = Entry<any, any>;

export type SubmitOptions = {
  /** Ids of refused writes that these replace. */
  replaces?: readonly string[];
  /** The caller still has the input: without a session the write is returned to it, not kept here. */
  keepsInput?: boolean;
  /** Refused writes stay in the list of unsent entries. */
  keepsRefused?: boolean;
  onProgress?: (share: number) => void;
};

const toWrite = (entry: AnyEntry, enteredAt: string): Write => {
  const owner = pageOwner();
  if (!owner) throw new Error('Nobody is signed in.');
  const { files = [], ...parts } = entry.parts as { files?: FilesOf<CallOf<EndpointShape>> };
  return {
    id: entry.id,
    owner,
    kind: entry.kind.name,
    parts: parts as Record<string, unknown>,
    files: files as unknown as Write['files'],
    group: entry.group,
    needs: entry.needs ?? [],
    about: entry.about,
    form: entry.form,
    opened: entry.opened,
    enteredAt,
    state: 'waiting',
    attempts: 0,
    nextTry: 0,
  };
};

/** For a device without room or storage: sends at once what it can, and otherwise throws, so that nothing counts as
 * saved. */
const sendDirectly = async (
  entries: readonly AnyEntry[],
  writes: readonly Write[],
  cause: unknown,
): Promise<Result> => {
  let result: Result | undefined;
  for (const [at, write] of writes.entries()) {
    const answer = await deliver(entries[at]?.kind.endpoint, write).catch((error: unknown) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
      console.error(cause, error);
      const words = text('platform:outbox.noRoom');
      throw new ApiError(507, { code: 'no_room', payload: { message: words } }, words);
    });
    result = { sent: true, answer };
    postSettled(write, result);
    entries[at]?.onSent?.(answer as never);
  }
  return result as Result;
};

/** Resolves with the last answer, or with the first try that failed. */
const watchResult = (entries: readonly AnyEntry[]) => {
  const last = entries.at(-1)?.id;
  let stop = () => {};
  const end = new Promise<Result>((resolve) => {
    stop = onSettled(({ id, result }) => {
      const entry = entries.find((other) => other.id === id);
      if (!entry) return;
      if (result.sent) entry.onSent?.(result.answer as never);
      if (!result.sent || id === last) resolve(result);
    });
  });
  return { end, stop };
};

const slow = (): Promise<'slow'> => new Promise((resolve) => setTimeout(() => resolve('slow'), timeout));

let persisted = false;

const askToPersist = (): void => {
  if (persisted) return;
  persisted = true;
  void navigator.storage?.persist?.().catch(() => undefined);
};

const settle = async (
  result: Result | 'slow',
  ids: readonly string[],
  { keepsInput, keepsRefused }: SubmitOptions,
): Promise<Outcome<unknown>> => {
  if (result === 'slow') return { sent: false, cause: 'slow' };
  if (result.sent) return result;
  const { reason } = result;
  if (reason.cause === 'network' || reason.cause === 'server') return { sent: false, cause: reason.cause };
  if (reason.cause === 'refused' ? !keepsRefused : keepsInput) {
    await removeWrites(ids);
    postChanged();
  }
  if (reason.cause === 'session' && reason.code !== 'other_user') goToLogin();
  throw asError(reason);
};

/** Stores writes on the device, then sends them. Resolves when the server has answered, or when they are stored and the
 * answer takes long. Throws a refusal, and the caller then has the input back. */
export const submitAll = async <E extends EndpointShape>(
  client: QueryClient,
  entries: readonly AnyEntry[],
  options: SubmitOptions = {},
): Promise<Outcome<AnswerOf<E>>> => {
  const { replaces = [], onProgress } = options;
  startOutbox(client);
  const now = new Date().toISOString();
  const writes = entries.map((entry) => toWrite(entry, now));
  for (const { kind } of entries) addKind(kind);
  const ids = writes.map(({ id }) => id);
  const watch = watchResult(entries);
  const stops = onProgress ? ids.map((id) => watchProgress(id, onProgress)) : [];
  setAwaited(ids, true);
  expectWrites(writes);
  try {
    try {
      await addWrites(writes, replaces);
    } catch (error) {
      if (error instanceof KeyTaken) throw error;
      return (await sendDirectly(entries, writes, error)) as Outcome<AnswerOf<E>>;
    } finally {
      forgetExpected(ids);
    }
    postChanged();
    askToPersist();
    wake();
    const result = await Promise.race([watch.end, slow()]);
    return (await settle(result, ids, options)) as Outcome<AnswerOf<E>>;
  } finally {
    watch.stop();
    for (const stop of stops) stop();
    setAwaited(ids, false);
    void refreshUnsent();
  }
};

export const submit = <E extends EndpointShape, A>(
  client: QueryClient,
  entry: Entry<E, A>,
  options?: SubmitOptions,
): Promise<Outcome<AnswerOf<E>>> => submitAll<E>(client, [entry], options);
