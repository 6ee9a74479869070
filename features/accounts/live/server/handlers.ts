import type { Handlers } from '#platform/server/http/call';
import type { Wiring } from '#platform/server/http/wiring';
import type { liveEndpoints } from '../contract/index.ts';
import { type Hub, type LiveAccess, openHub } from './open-hub.ts';
import { streamChanges } from './stream-changes.ts';

/** Each process has one hub. */
export const liveHandlers = (liveAccess: LiveAccess): Handlers<typeof liveEndpoints> => {
  const hubs = new WeakMap<Wiring, Hub>();
  return {
    streamChanges: (call) => {
      const hub = hubs.get(call.wiring) ?? openHub(call.wiring, liveAccess);
      hubs.set(call.wiring, hub);
      return streamChanges(call, hub, liveAccess);
    },
  };
};
