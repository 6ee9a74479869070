import { type Listening, listen } from '../db/listen.ts';
import type { Log } from '../log.ts';

/** An announcement of the database. Readers of the feed must check who may receive it. */
export type Announcement = {
  organizationId: number;
  id: number;
  name: string;
  entity: string;
  entityId: number;
  jobId: number | null;
};

/** Announces that a session of this person ended, or that rights changed: of a person, or of everybody in an organization. */
export type RightsOf = { of: 'user' | 'organization'; id: number };

export type FeedReader = {
  hear: (announcement: Announcement) => void;
  changeRights: (whose: RightsOf) => void;
  /** Some announcements were missed. */
  gap: () => void;
  /** The process is shutting down. */
  end: () => void;
};

/** Everything that any process commits on this database. */
export type Feed = {
  /** Starts reading; returns a function that stops it. */
  read: (reader: FeedReader) => () => void;
  /** Resolves when everything committed from now on will be received. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
};

const channel = 'cora_events';

const dispatch = (payload: string, reader: FeedReader): void => {
  const { rights_of, organization_id, id, name, entity, entity_id, job_id } = JSON.parse(payload);
  if (rights_of) reader.changeRights({ of: rights_of, id: Number(id) });
  else reader.hear({ organizationId: organization_id, id, name, entity, entityId: entity_id, jobId: job_id });
};

/** Connects when the first reader starts. */
export const openFeed = (url: string, log: Log): Feed => {
  const readers = new Set<FeedReader>();
  let listening: Listening | undefined;
  let closed = false;
  const start = (): Listening =>
    listen({
      url,
      channel,
      hear: (payload) => {
        for (const reader of readers) dispatch(payload, reader);
      },
      onGap: () => {
        for (const reader of readers) reader.gap();
      },
      onError: (error) => log.warn({ err: error }, 'events: connection lost'),
    });
  return {
    read: (reader) => {
      if (closed) {
        reader.end();
        return () => {};
      }
      readers.add(reader);
      listening ??= start();
      return () => readers.delete(reader);
    },
    ready: async () => listening?.ready,
    close: async () => {
      closed = true;
      for (const reader of readers) reader.end();
      readers.clear();
      await listening?.close();
    },
  };
};
