import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { z } from 'zod';
import { photoParts } from '#features/files/web';
import { type Entry, KeyTaken, type Outcome, submit } from '#platform/web/outbox/index';
import { derivedTitle, type Task, type taskEndpoints } from '../../contract/index.ts';
import { type AboutNewTask, siteWords } from '../outbox/about.ts';
import { createTaskWrite } from '../outbox/create-task-write.ts';
import { titleWords } from '../parts/title.ts';
import type { CreateValues } from './task-values.ts';

type Entered = {
  body: z.input<typeof taskEndpoints.createTask.body>;
  values: CreateValues;
};

const entryOf = (
  client: QueryClient,
  { body, values }: Entered,
  id: string,
): Entry<typeof taskEndpoints.createTask, AboutNewTask> => {
  const { files, details } = photoParts(values.photos);
  return {
    kind: createTaskWrite,
    id,
    parts: { body: { ...body, ...details, client_uuid: id }, files },
    group: id,
    about: {
      title: titleWords(body.title || derivedTitle(body.description)),
      site: siteWords(client, body.job_id),
    },
    form: { ...values, client_uuid: id },
  };
};

type Options = {
  /** The refused entry that this one takes the place of: under another key, which stands for another body. */
  replaced: RefObject<string | undefined>;
  onProgress?: (share: number) => void;
};

/** Sends a new task through the outbox of the device. What the server refused, or another tab has sent from the same
 * draft in other words, is another entry. */
export const sendTask = async (
  client: QueryClient,
  entered: Entered,
  { replaced, onProgress }: Options,
): Promise<{ outcome: Outcome<Task>; site: { job_id: number; building_id: number } }> => {
  const { job_id, building_id } = entered.body;
  const before = replaced.current;
  const options = before === undefined ? { keepsInput: true } : { replaces: [before], keepsRefused: true };
  const send = (id: string) => submit(client, entryOf(client, entered, id), { ...options, onProgress });
  const id = before === undefined ? entered.values.client_uuid : crypto.randomUUID();
  if (before !== undefined) replaced.current = id;
  const outcome = await send(id).catch((error: unknown) => {
    if (error instanceof KeyTaken) return send(crypto.randomUUID());
    throw error;
  });
  return { outcome, site: { job_id, building_id } };
};
