import type { Translate } from '#platform/contract/messages/catalogue';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Confirmation } from '../db/confirmation.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events/event.ts';
import type { Feed } from '../events/open-feed.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';
import type { Queue } from '../queue/queue.ts';
import type { Sms } from '../sms/sms.ts';
import type { Storage } from '../storage/storage.ts';
import type { Person } from './person.ts';
import type { AuthenticateShare } from './share-access.ts';

/** Returns the person whom a session token stands for in the wanted organization (without one: in the default one).
 * `expectedUserId` is the person whom the caller takes the session for. */
export type Authenticate = (
  token: string,
  wantedOrganizationId: number | undefined,
  expectedUserId?: number,
) => Promise<Person | 'no-session' | 'other-user' | 'wrong-organization'>;

/** Returns the person whom the session stood for at the last look-up, and what confirms that; undefined when the session must
 * be looked up. */
export type Recall = (
  token: string,
  wantedOrganizationId: number | undefined,
) => { person: Person; confirmation: Confirmation } | undefined;

/** Everything a request can need; made once per process, given to every handler. */
export type Wiring = {
  config: Config;
  database: Database;
  storage: Storage;
  queue: Queue;
  events: Events;
  feed: Feed;
  mail: Mail;
  /** Null where no service for text messages is configured. */
  sms: Sms | null;
  clock: Clock;
  log: Log;
  say: Translate;
  authenticate: Authenticate;
  recall: Recall;
  authenticateShare: AuthenticateShare;
  /** Version and commit, as shown in the footer. */
  build: string;
};
