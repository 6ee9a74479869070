import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import type { Write } from './write.ts';

/** A write as its feature described it. */
export type WriteAbout<A> = Omit<Write, 'about'> & { about: A };

export type Delivery<E extends EndpointShape, A> = {
  client: QueryClient;
  answer: AnswerOf<E>;
  write: WriteAbout<A>;
  /** Nobody waits for it on this screen: worth a word. */
  late: boolean;
  go: (href: string) => void;
};

/** A kind of write that may wait on a device; `writes` of its feature returns it. */
export type WriteKind<E extends EndpointShape = EndpointShape, A = never> = {
  /** Stands in the records on devices: never rename it. */
  name: string;
  endpoint: E;
  /** What it is, in words. */
  title(about: A): string;
  /** Where: the record, the job site. */
  place?(about: A): string;
  /** The page of the record. */
  page?(about: A): string;
  /** Queries that show something else now. Runs in every open tab. */
  delivered(delivery: Delivery<E, A>): void;
  /** Puts back what was shown ahead of the answer. */
  refused?(client: QueryClient, write: WriteAbout<A>): void;
  /** Opens its form again; answers the address to go to. */
  edit?(write: WriteAbout<A>): Promise<string> | string;
};

export type AnyWriteKind = WriteKind<EndpointShape, Record<string, unknown>>;

/** By name; a name that two features use would send the writes of one to the endpoint of the other. */
export const indexKinds = (kinds: readonly AnyWriteKind[]): ReadonlyMap<string, AnyWriteKind> => {
  const index = new Map<string, AnyWriteKind>();
  for (const kind of kinds) {
    if (index.has(kind.name)) throw new Error(`Two kinds of write are called ${kind.name}.`);
    index.set(kind.name, kind);
  }
  return index;
};

let index: ReadonlyMap<string, AnyWriteKind> = new Map();

export const kindOf = (name: string): AnyWriteKind | undefined => index.get(name);

type Source = () => Promise<readonly AnyWriteKind[]>;

let source: Source | undefined;
let loading: Promise<readonly AnyWriteKind[] | undefined> | undefined;

/** Where the kinds of all features come from; said when the application starts, before anything is sent. */
export const setKindSource = (given: Source): void => {
  source = given;
};

/** Answers whether all are known: without a connection their code may not come, and the next call tries again. */
export const loadKinds = async (): Promise<boolean> => {
  if (!source) throw new Error('Nobody has said where the kinds of writes come from.');
  loading ??= source().catch(() => {
    loading = undefined;
    return undefined;
  });
  const kinds = await loading;
  if (kinds && index.size === 0) index = indexKinds(kinds);
  return kinds !== undefined;
};
