import type { EndpointShape, Endpoints } from '#platform/contract/endpoint';
import type { Handlers } from './call.ts';

// biome-ignore lint/suspicious/noExplicitAny: the gathered table has no single call type; each feature's own is checked
export type AnyHandler = (call: any) => Promise<any>;

// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyPreparedHandler = { prepare: AnyHandler; run: (call: any, ready: any) => Promise<any> };

/** One endpoint with what answers it. */
export type Binding = { name: string; endpoint: EndpointShape; handler: AnyHandler | AnyPreparedHandler };

/** Pairs a feature's table with its handlers. */
export const bindAll = <T extends Endpoints>(endpoints: T, handlers: Handlers<T>): Binding[] =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    handler: handlers[name] as AnyHandler | AnyPreparedHandler,
  }));
