import type { QueryClient } from '@tanstack/react-query';
import { rightsMark } from '#features/accounts/live/contract';
import { followChanges, type Heard, silenceMilliseconds } from '#features/accounts/live/web';
import { liveConnectedStore } from '#platform/web/store/index';
import { refreshSession } from '../../session/load-session.ts';
import { sessionStore } from '../../session/session-store.ts';
import { liveEntitiesOf } from './live-entities.ts';

/** Milliseconds. Changes within this time are read together. */
const gatherMilliseconds = 250;

/** Reads the session first, so that menus and gates are right, then what the pages show. */
const takeRights = async (client: QueryClient, mark: string): Promise<void> => {
  const session = sessionStore.get();
  if (!session || rightsMark(session.flags) === mark) return;
  await refreshSession();
  await client.invalidateQueries();
};

/** Reads records again after others changed them. A hidden page waits until it is visible again. */
export const showLiveChanges = (
  client: QueryClient,
  person: { organizationId: number; userId: number },
  signal: AbortSignal,
): void => {
  const waiting = new Map<string, Set<number>>();
  let gap = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (document.hidden) return;
    if (gap) void client.invalidateQueries();
    else {
      for (const [entity, ids] of waiting) {
        for (const show of liveEntitiesOf(entity)) show(client, [...ids]);
      }
    }
    waiting.clear();
    gap = false;
  };
  const later = () => {
    timer ??= setTimeout(flush, gatherMilliseconds);
  };
  let silent: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(silent);
    silent = setTimeout(() => liveConnectedStore.set(false), silenceMilliseconds);
    if (!liveConnectedStore.get()) liveConnectedStore.set(true);
  };
  const hear = (heard: Heard) => {
    alive();
    if (heard.kind === 'alive') return;
    if (heard.kind === 'rights') return void takeRights(client, heard.mark).catch(() => undefined);
    if (heard.kind === 'gap') gap = true;
    else waiting.set(heard.entity, (waiting.get(heard.entity) ?? new Set()).add(heard.id));
    later();
  };
  document.addEventListener('visibilitychange', later, { signal });
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(silent);
    liveConnectedStore.set(false);
  };
  signal.addEventListener('abort', stop, { once: true });
  void followChanges(person, hear, signal);
};
