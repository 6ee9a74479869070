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

export type WriteKind<E extends EndpointShape = EndpointShape, A = never> = {
  /** Stands in the records on devices: never rename it. */
  name: string;
  endpoint: E;
  /** What it is, in words. */
  title: (about: A) => string;
  /** Where: the record, the job site. */
  place?: (about: A) => string;
  /** The page of the record. */
  page?: (about: A) => string;
  /** Queries that show something else now. Runs in every open tab. */
  delivered: (delivery: Delivery<E, A>) => void;
  /** Puts back what was shown ahead of the answer. */
  refused?: (client: QueryClient, write: WriteAbout<A>) => void;
  /** Opens its form again; answers the address to go to. */
  edit?: (write: WriteAbout<A>) => Promise<string> | string;
};

export type AnyWriteKind = WriteKind<EndpointShape, Record<string, unknown>>;

const kinds = new Map<string, AnyWriteKind>();

/** Declares a kind of write that may wait on a device. */
export const defineWrite = <E extends EndpointShape, A>(kind: WriteKind<E, A>): WriteKind<E, A> => {
  kinds.set(kind.name, kind as unknown as AnyWriteKind);
  return kind;
};

export const kindOf = (name: string): AnyWriteKind | undefined => kinds.get(name);

let load: (() => Promise<unknown>) | undefined;
let loading: Promise<unknown> | undefined;

/** Where the kinds of all features come from, whatever page is open. */
export const setKindSource = (source: () => Promise<unknown>): void => {
  load ??= source;
};

/** Without a connection the code may not come; those already here are known. */
export const loadKinds = async (): Promise<void> => {
  if (!load) return;
  loading ??= load();
  await loading.catch(() => {
    loading = undefined;
  });
};
