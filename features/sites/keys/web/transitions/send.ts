import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { serverNow } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type Outcome, savedWords, submit } from '#platform/web/outbox/index';
import type { Key, keyEndpoints } from '../../contract/index.ts';
import { keysGroup } from '../addresses.ts';
import { keyName, siteOf } from '../key-icon.tsx';
import { refreshKeys } from '../live.ts';
import { confirmKeyWrite, transitionKeyWrite } from '../outbox/key-writes.ts';

type TransitionInput = Omit<z.input<typeof keyEndpoints.transitionKey.body>, 'device_at' | 'updated_at'>;

const aboutOf = (key: Key) => ({ jobId: key.job.id, site: siteOf(key), name: keyName(key), id: key.id });

const showOutcome = (outcome: Outcome<unknown>, done: string): void => {
  showSuccess(outcome.sent ? done : savedWords(outcome));
};

/** Works without a network too. A report of the holder counts whatever the office has saved in the meantime; transitions by the
 * office send `updated_at`, so that they are refused if the key was changed since. */
export const sendTransition = async (
  client: QueryClient,
  key: Key,
  input: TransitionInput,
): Promise<void> => {
  const about = { ...aboutOf(key), transition: input.transition };
  const version = key.can.update ? { updated_at: key.updated_at } : {};
  const body = { ...input, ...version, device_at: serverNow().toISOString() };
  try {
    const outcome = await submit(
      client,
      {
        kind: transitionKeyWrite,
        id: crypto.randomUUID(),
        parts: { params: { id: key.id }, body },
        group: keysGroup(key.job.id),
        about,
      },
      { keepsInput: true },
    );
    showOutcome(outcome, text(`keys:done.${input.transition}`, { name: about.name }));
  } finally {
    refreshKeys(client, [key.id]);
  }
};

export const sendConfirm = async (client: QueryClient, key: Key): Promise<void> => {
  const { custody } = key;
  if (!custody) return;
  const about = aboutOf(key);
  try {
    const outcome = await submit(client, {
      kind: confirmKeyWrite,
      id: crypto.randomUUID(),
      parts: {
        params: { id: key.id },
        body: { custody_id: custody.id, device_at: serverNow().toISOString() },
      },
      group: keysGroup(key.job.id),
      about,
    });
    showOutcome(outcome, text('keys:done.confirm', { name: about.name }));
  } finally {
    refreshKeys(client, [key.id]);
  }
};
