import type { EndpointShape } from '#platform/contract/endpoint';
import type { PreparedHandler } from './call.ts';

/** A handler whose `prepare` runs before the transaction opens (files are stored, tables read) and hands its result to
 * `run`, inside. */
export const preparedHandler = <E extends EndpointShape, P>(
  handler: PreparedHandler<E, P>,
): PreparedHandler<E, unknown> => handler as PreparedHandler<E, unknown>;
