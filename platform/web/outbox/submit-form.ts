import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { KeyTaken } from './database.ts';
import type { Outcome } from './outcome.ts';
import { type Entry, submit } from './submit.ts';

type Options = {
  /** The refused entry that this one takes the place of: under another key, which stands for another body. */
  replaced: RefObject<string | undefined>;
  onProgress: (share: number) => void;
};

/** Sends what a form entered. What the server refused, or another tab has sent from the same draft in other words, is
 * another entry under another key. */
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
