import type { EndpointShape } from '#platform/contract/endpoint';
import type { TwoStepHandler } from './call.ts';

/** A handler whose `prepare` runs before the transaction opens (files are stored, tables read) and hands its result to
 * `run`, inside. */
export const twoSteps = <E extends EndpointShape, P>(
  handler: TwoStepHandler<E, P>,
): TwoStepHandler<E, unknown> => handler as TwoStepHandler<E, unknown>;
