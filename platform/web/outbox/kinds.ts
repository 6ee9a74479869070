import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import type { Write } from './write.ts';

/** A write with the data its feature described it with. */
export type WriteAbout<A> = Omit<Write, 'about'> & { about: A };

export type Delivery<E extends EndpointShape, A> = {
  client: QueryClient;
  answer: AnswerOf<E>;
  write: WriteAbout<A>;
  /** No one on this screen is waiting for it, so its arrival deserves a message. */
  late: boolean;
  go: (href: string) => void;
};

/** A kind of write that may wait in the outbox. `writes` of its feature returns it. */
export type WriteKind<E extends EndpointShape = EndpointShape, A = never> = {
  /** Stored with the writes on devices: never rename it. */
  name: string;
  endpoint: E;
  /** What was written, in words. */
  title(about: A): string;
  /** The place of the write in words: its record or its job site. */
  place?(about: A): string;
  /** Address of the record's page. */
  page?(about: A): string;
  /** Updates the queries that the write changed. Called in every open tab. */
  delivered(delivery: Delivery<E, A>): void;
  /** Undoes what was shown before the answer. */
  refused?(client: QueryClient, write: WriteAbout<A>): void;
  /** Opens its form again; returns the address to open. */
  edit?(write: WriteAbout<A>): Promise<string> | string;
};

export type AnyWriteKind = WriteKind<EndpointShape, Record<string, unknown>>;

/** Indexes the kinds by name. Names must be unique: otherwise writes of one feature would go to the endpoint of
 * another. */
export const indexKinds = (kinds: readonly AnyWriteKind[]): ReadonlyMap<string, AnyWriteKind> => {
  const index = new Map<string, AnyWriteKind>();
  for (const kind of kinds) {
    if (index.has(kind.name)) throw new Error(`Two kinds of write are called ${kind.name}.`);
    index.set(kind.name, kind);
  }
  return index;
};

const known = new Map<string, AnyWriteKind>();

export const kindOf = (name: string): AnyWriteKind | undefined => known.get(name);

/** Remembers the kind of a write that is sent now, so that it need not wait for the code of all others. */
export const addKind = (kind: AnyWriteKind): void => {
  known.set(kind.name, kind);
};

type Source = () => Promise<readonly AnyWriteKind[]>;

let source: Source | undefined;
let loading: Promise<readonly AnyWriteKind[] | undefined> | undefined;

/** Sets where the kinds of all features come from. Called when the application starts, before anything is sent. */
export const setKindSource = (next: Source): void => {
  source = next;
};

/** Returns whether all kinds are loaded. Without a connection their code may be missing; the next call tries again. */
export const loadKinds = async (): Promise<boolean> => {
  if (!source) throw new Error('Nobody has said where the kinds of writes come from.');
  loading ??= source().catch(() => {
    loading = undefined;
    return undefined;
  });
  const kinds = await loading;
  for (const kind of indexKinds(kinds ?? []).values()) addKind(kind);
  return kinds !== undefined;
};
