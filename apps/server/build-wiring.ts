import { createAuthenticate } from '#features/accounts/session/server';
import { createAuthenticateShare } from '#features/sites/sharing/server';
import { catalogue } from '#platform/contract/messages/catalogue';
import { type Clock, systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import { type Database, openDatabase } from '#platform/server/db/database';
import { openEvents } from '#platform/server/events/open-events';
import { openFeed } from '#platform/server/events/open-feed';
import type { Wiring } from '#platform/server/http/wiring';
import { createLog, type Log } from '#platform/server/log';
import { openMail } from '#platform/server/mail/open-mail';
import { openQueue } from '#platform/server/queue/open-queue';
import { openSms } from '#platform/server/sms/open-sms';
import { openStorage } from '#platform/server/storage/open-storage';
import { buildNumber } from './build-number.ts';
import { product } from './product.ts';

export type WiringOptions = { logger?: Log; clock?: Clock; databaseUrl: string; poolSize?: number };

export type BuiltWiring = {
  wiring: Wiring;
  database: Database;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
};

/** Everything a process needs on one database, whether it answers requests or works through the queues. */
export const buildWiring = (config: Config, options: WiringOptions): BuiltWiring => {
  const log = options.logger ?? createLog(config.logLevel);
  const database = openDatabase({
    url: options.databaseUrl,
    max: options.poolSize ?? 10,
    onError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  const queue = openQueue(options.databaseUrl, log);
  const wiring: Wiring = {
    config,
    database,
    queue,
    events: openEvents(product.listeners(queue)),
    feed: openFeed(options.databaseUrl, log),
    log,
    storage: openStorage(config),
    mail: openMail(config, log),
    sms: openSms(config),
    clock: options.clock ?? systemClock,
    say: catalogue(product.messages),
    ...createAuthenticate(database),
    authenticateShare: createAuthenticateShare(database.identity),
    build: buildNumber(),
  };
  return {
    wiring,
    database,
    startWork: () => queue.start((name, work) => product.work[name](wiring, work)),
    close: async () => {
      await queue.stop();
      await database.close();
    },
  };
};
