import type { EndpointShape } from '#platform/contract/endpoint';
import type { PreparedHandler } from './call.ts';

/** Keeps what the first step hands to the second typed, in a table that holds handlers of every type. */
export const prepared = <E extends EndpointShape, P>(
  handler: PreparedHandler<E, P>,
): PreparedHandler<E, unknown> => handler as PreparedHandler<E, unknown>;
