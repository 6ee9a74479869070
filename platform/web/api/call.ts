import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import type { CallOptions } from './build-request.ts';
import { send } from './send.ts';

/** The second argument is optional when the endpoint needs no input. */
export type CallArgs<E extends EndpointShape> =
  object extends CallOf<E>
    ? [parts?: CallOf<E>, options?: CallOptions]
    : [parts: CallOf<E>, options?: CallOptions];

/** Calls an endpoint of a feature's table and returns its payload; throws `ApiError`. */
export const call = async <E extends EndpointShape>(
  endpoint: E,
  ...[parts, options]: CallArgs<E>
): Promise<AnswerOf<E>> => (await send(endpoint, parts, options)) as AnswerOf<E>;
