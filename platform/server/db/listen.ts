import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { timeouts } from './pool.ts';

export type Listening = {
  /** Resolves when it first listens; waits for a database that is unavailable. */
  ready: Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  url: string;
  channel: string;
  hear: (payload: string) => void;
  /** The connection was lost and is back: announcements in between were missed. */
  onGap: () => void;
  onError: (error: Error) => void;
};

/** Milliseconds between tries to connect, and between checks of a silent connection. */
const retryAfter = 500;
const checkEvery = 30_000;

/** Receives what transactions announce, on a connection of its own that is opened again after every loss. */
export const listen = ({ url, channel, hear, onGap, onError }: Options): Listening => {
  const ending = new AbortController();
  let client: pg.Client | undefined;
  let wasLost = false;
  const first = Promise.withResolvers<void>();

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeouts.connect,
      query_timeout: timeouts.statement,
      keepAlive: true,
      application_name: 'cora events',
    });
    const lost = new Promise<void>((resolve) => {
      fresh.on('error', (error) => {
        onError(error);
        resolve();
      });
      fresh.on('end', () => resolve());
    });
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      first.resolve();
      if (wasLost) onGap();
      const checking = setInterval(() => fresh.query('select').catch(() => fresh.end()), checkEvery);
      await lost;
      clearInterval(checking);
    } finally {
      wasLost = true;
      await fresh.end().catch(() => undefined);
    }
  };

  const going = (async () => {
    while (!ending.signal.aborted) {
      await connect().catch(onError);
      await pause(retryAfter, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  return {
    ready: first.promise,
    close: async () => {
      ending.abort();
      await client?.end().catch(() => undefined);
      await going;
    },
  };
};
