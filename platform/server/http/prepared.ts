import type { EndpointShape } from '#platform/contract/endpoint';
import type { CallFor, ResultOf } from './call.ts';

/** A handler in two steps: slow work (images, storage) before the transaction opens, then the write itself. */
export type PreparedHandler<E extends EndpointShape, P> = {
  prepare: (call: Omit<CallFor<E>, 'tenant'>) => Promise<P>;
  run: (call: CallFor<E>, prepared: P) => Promise<ResultOf<E>>;
};

export const prepared = <E extends EndpointShape, P>(
  handler: PreparedHandler<E, P>,
): PreparedHandler<E, unknown> => handler as PreparedHandler<E, unknown>;
