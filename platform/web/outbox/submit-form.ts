import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { KeyTaken } from './database.ts';
import type { Outcome } from './outcome.ts';
import { type Entry, submit } from './submit.ts';

type Options = {
  /** Id of the refused entry that this one replaces. The new entry has another key, because its content differs. */
  replaced: RefObject<string | undefined>;
  onProgress: (share: number) => void;
};

/** Sends a form's entry. It gets a new key when the server refused the previous one, or when another tab sent the same
 * draft with other content. */
export const submitForm = async <E extends EndpointShape, A>(
  client: QueryClient,
  draftKey: string,
  entryUnder: (key: string) => Entry<E, A>,
  { replaced, onProgress }: Options,
): Promise<Outcome<AnswerOf<E>>> => {
  const before = replaced.current;
  const options = before === undefined ? { keepsInput: true } : { replaces: [before], keepsRefused: true };
  const send = (key: string) => submit(client, entryUnder(key), { ...options, onProgress });
  const key = before === undefined ? draftKey : crypto.randomUUID();
  if (before !== undefined) replaced.current = key;
  try {
    return await send(key);
  } catch (error) {
    if (error instanceof KeyTaken) return send(crypto.randomUUID());
    throw error;
  }
};
