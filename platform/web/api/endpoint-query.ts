import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import { type CallArgs, call } from './call.ts';

const keyOf = (endpoint: EndpointShape): string => `${endpoint.method} ${endpoint.path}`;

/** Prefix of every query of these endpoints, for `invalidateQueries`. */
export const queryKeyOf = (endpoint: EndpointShape): readonly [string] => [keyOf(endpoint)];

/** Simpler than the library's own type, whose internal names cannot be written into declarations. */
export type EndpointQuery<A> = {
  queryKey: readonly [string, unknown];
  queryFn: (context: { signal: AbortSignal; meta?: Record<string, unknown> | undefined }) => Promise<A>;
};

export type EndpointPage<A> = EndpointQuery<A> & {
  placeholderData: (previous: A | undefined) => A | undefined;
};

/** Options for `useQuery`, `ensureQueryData` and the like. */
export const endpointQuery = <E extends EndpointShape>(
  endpoint: E,
  ...[parts, options]: CallArgs<E>
): EndpointQuery<AnswerOf<E>> => ({
  queryKey: [keyOf(endpoint), parts ?? null],
  queryFn: ({ signal, meta }) =>
    call(
      endpoint,
      ...([
        parts,
        {
          ...options,
          signal,
          ahead: meta?.ahead === true,
          ...(meta?.anonymous === true && { anonymous: true }),
        },
      ] as unknown as CallArgs<E>),
    ),
});

/** The same for a page of rows: the old rows stay visible while new ones load. */
export const endpointPage = <E extends EndpointShape>(
  endpoint: E,
  ...args: CallArgs<E>
): EndpointPage<AnswerOf<E>> => ({
  ...endpointQuery(endpoint, ...args),
  placeholderData: (previous) => previous,
});
