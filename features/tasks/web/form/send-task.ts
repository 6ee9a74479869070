import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { z } from 'zod';
import { type Outcome, submit } from '#platform/web/outbox/index';
import { derivedTitle, type Task, type taskEndpoints } from '../../contract/index.ts';
import { siteWords } from '../outbox/about.ts';
import { createTaskWrite } from '../outbox/create-task-write.ts';
import { titleWords } from '../parts/title.ts';
import { photoParts } from './photo-details.ts';
import type { CreateValues } from './task-values.ts';

type Entered = {
  body: z.input<typeof taskEndpoints.createTask.body>;
  values: CreateValues;
};

type Options = {
  /** The refused entry that this one takes the place of: under another key, which stands for another body. */
  replaced: RefObject<string | undefined>;
  onProgress?: (share: number) => void;
};

/** Sends a new task through the outbox of the device. Its `client_uuid` stays the same, whatever is corrected. */
export const sendTask = async (
  client: QueryClient,
  { body, values }: Entered,
  { replaced, onProgress }: Options,
): Promise<{ outcome: Outcome<Task>; site: { job_id: number; building_id: number } }> => {
  const { files, details } = photoParts(values.photos);
  const before = replaced.current;
  const id = before === undefined ? values.client_uuid : crypto.randomUUID();
  if (before !== undefined) replaced.current = id;
  const outcome = await submit(
    client,
    {
      kind: createTaskWrite,
      id,
      parts: { body: { ...body, ...details }, files },
      group: values.client_uuid,
      about: {
        title: titleWords(body.title || derivedTitle(body.description)),
        site: siteWords(client, body.job_id),
      },
      form: { ...values },
    },
    before === undefined
      ? { keepsInput: true, onProgress }
      : { replaces: [before], keepsRefused: true, onProgress },
  );
  return { outcome, site: { job_id: body.job_id, building_id: body.building_id } };
};
