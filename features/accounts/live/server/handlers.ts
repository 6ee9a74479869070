import { setTimeout as pause } from 'node:timers/promises';
import type { FileAnswer, Handlers, SignedInCall } from '#platform/server/http/call';
import { sessionCookie } from '#platform/server/http/csrf';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type liveEndpoints, rightsMark } from '../contract/index.ts';
import { changesFrom } from './change-repository.ts';
import { type ChangeStream, openChangeStream } from './change-stream.ts';
import { type Hub, type LiveAccess, mayReceive, openHub, type Reader, shownDespite } from './open-hub.ts';

type Call = SignedInCall<(typeof liveEndpoints)['streamChanges']>;

/** Milliseconds to wait for the feed. If it is ready later, a gap is announced. */
const timeout = 3000;

/** Maximum number of changes that a resuming reader gets one by one; more are announced as a gap. */
const max = 500;

/** Heartbeats between two checks of the rights: once a minute. They are also read when the database announces that they
 * changed. */
const beatsPerCheck = 4;

/** A reader who reads the rights of its session again, and whose stream ends together with the session. */
const rightsReader = ({ wiring, request }: Call, person: Person, stream: ChangeStream): Reader => {
  const { organizationId, userId } = person;
  const token = request.cookie(sessionCookie) ?? '';
  const reader: Reader = {
    person,
    stream,
    readRights: () => {
      wiring.authenticate(token, organizationId, userId).then(
        (found) => {
          if (typeof found === 'string') return stream.end();
          const before = rightsMark(reader.person.flags);
          reader.person = found;
          if (rightsMark(found.flags) !== before) stream.rights(rightsMark(found.flags));
        },
        () => stream.end(),
      );
    },
  };
  return reader;
};

/** An answer that stays open. The reader is added to the hub before missed changes are read, so that none is lost in
 * between. */
const streamChanges = async (call: Call, hub: Hub, liveAccess: LiveAccess): Promise<FileAnswer> => {
  const { person, query, tenant, wiring } = call;
  let beats = 0;
  let leave = () => {};
  const stream = openChangeStream(
    () => {
      beats += 1;
      if (beats % beatsPerCheck === 0) reader.readRights();
    },
    () => leave(),
  );
  const reader = rightsReader(call, person, stream);
  leave = hub.add(reader);
  // The rights may have changed while the page was not connected.
  stream.rights(rightsMark(person.flags));
  try {
    const ready = wiring.feed.ready().then(() => true);
    const isHeard = await Promise.race([ready, pause(timeout, false, { ref: false })]);
    if (!isHeard) void ready.then(() => stream.gap());
    const { after, age } = query;
    const start = after !== undefined ? { after } : age !== undefined ? { age } : undefined;
    if (start) {
      const own = Object.keys(liveAccess).filter((entity) => liveAccess[entity] === 'own');
      const missed = await changesFrom(tenant, start, { own, limit: max });
      if (missed.length > max) stream.gap();
      const sent = missed.slice(0, max).map(({ eventId, ...change }) => ({
        eventId,
        change,
        changed: { entity: change.entity, entityId: change.id },
      }));
      const despite = await shownDespite(
        tenant,
        liveAccess,
        sent.map(({ changed }) => changed),
      );
      for (const { eventId, change, changed } of sent) {
        if (mayReceive(liveAccess, person, changed, despite)) stream.change(eventId, change);
      }
    }
  } catch (error) {
    stream.body.destroy();
    throw error;
  }
  return { body: stream.body, mime: 'text/event-stream' };
};

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
