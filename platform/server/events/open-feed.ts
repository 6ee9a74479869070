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

export type FeedReader = {
  hear: (announcement: Announcement) => void;
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

const parse = (payload: string): Announcement => {
  const { organization_id, id, name, entity, entity_id, job_id } = JSON.parse(payload);
  return { organizationId: organization_id, id, name, entity, entityId: entity_id, jobId: job_id };
};

/** Connects when the first reader starts. */
export const openFeed = (url: string, log: Log): Feed => {
  const readers = new Set<FeedReader>();
  let listening: Listening | undefined;
  const start = (): Listening =>
    listen({
      url,
      channel,
      hear: (payload) => {
        const announcement = parse(payload);
        for (const reader of readers) reader.hear(announcement);
      },
      onGap: () => {
        for (const reader of readers) reader.gap();
      },
      onError: (error) => log.warn({ err: error }, 'events: connection lost'),
    });
  return {
    read: (reader) => {
      readers.add(reader);
      listening ??= start();
      return () => readers.delete(reader);
    },
    ready: async () => listening?.ready,
    close: async () => {
      for (const reader of readers) reader.end();
      readers.clear();
      await listening?.close();
    },
  };
};
