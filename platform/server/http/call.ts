import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  BodyOf,
  EndpointShape,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '#platform/contract/endpoint';
import type { MessageRef } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '../db/tenant.ts';
import type { StagedFile } from '../storage/storage.ts';
import type { Person } from './person.ts';
import type { ShareAccess } from './share-access.ts';
import type { Wiring } from './wiring.ts';

export type CookieOptions = { maxAgeSeconds?: number; readable?: boolean };

/** Bytes instead of an envelope. */
export type FileAnswer = {
  body: Readable | Buffer | string;
  mime: string;
  size?: number;
  name?: string;
  attachment?: boolean;
  /** `private`: asked for again before each use. `long`: used for a week without asking; only for what all may see. */
  cache?: 'never' | 'private' | 'long';
  etag?: string;
  range?: { start: number; end: number; total: number };
};

/** The answer while a file is still being made: the address that tells its progress, and the progress now. */
export type LaterAnswer = { later: `/${string}`; payload: object };

type Common<E extends EndpointShape> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  files: StagedFile[];
  wiring: Wiring;
  locale: Locale;
  say: (messageRef: MessageRef) => string;
  now: Date;
  /** Whether the reader has closed the connection. */
  hasLeft: () => boolean;
  request: {
    address: string;
    device: string;
    cookie: (name: string) => string | undefined;
    header: (name: string) => string | undefined;
  };
  setCookie: (name: string, value: string | null, options?: CookieOptions) => void;
  /** Makes the browser delete everything that it has stored of this site, except cookies. */
  clearCache: () => void;
  /** Marks the answer with a version; true when the reader already holds it: return `notModified` then. */
  holdsVersion: (version: string) => boolean;
};

/** What a handler returns instead of an answer that the reader holds already (304). */
export const notModified = Symbol('not modified');

/** What a handler of a signed-in endpoint gets: its inputs parsed, its tenant transaction open. */
export type SignedInCall<E extends EndpointShape> = Common<E> & { person: Person; tenant: Tenant };

/** Endpoints for everyone have neither a person nor an open transaction. */
export type OpenCall<E extends EndpointShape> = Common<E>;

/** A call with a share token has no person: the tenant is open for the organization, and the grant names the record. */
export type TokenCall<E extends EndpointShape> = Common<E> & { grant: ShareAccess; tenant: Tenant };

export type CallFor<E extends EndpointShape> = E['access'] extends 'public'
  ? OpenCall<E>
  : E['access'] extends 'token'
    ? TokenCall<E>
    : SignedInCall<E>;

/** A path of this site, or the address of another site that the feature has checked. */
export type RedirectAnswer = { location: `/${string}` | URL };

export type ResultOf<E extends EndpointShape> = E['answer'] extends 'file' | 'stream'
  ? FileAnswer
  : E['answer'] extends 'paper'
    ? FileAnswer | LaterAnswer
    : E['answer'] extends 'redirect'
      ? RedirectAnswer
      : AnswerOf<E>;

export type Handler<E extends EndpointShape> = (
  call: CallFor<E>,
) => Promise<ResultOf<E> | typeof notModified>;

/** A handler in two steps: slow work (images, storage) before the transaction opens, then the write itself. */
export type PreparedHandler<E extends EndpointShape, P> = {
  prepare: (call: Omit<CallFor<E>, 'tenant'>) => Promise<P>;
  run: (call: CallFor<E>, ready: P) => Promise<ResultOf<E>>;
};

/** One handler per endpoint of the table: a missing or surplus one does not compile. */
export type Handlers<T extends Endpoints> = {
  [K in keyof T]: Handler<T[K]> | PreparedHandler<T[K], unknown>;
};
