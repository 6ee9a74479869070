import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import type { ApiError } from './api-error.ts';
import { type CallArgs, call } from './call.ts';
import { queryKeyOf } from './endpoint-query.ts';

type ActionOptions<E extends EndpointShape> = {
  /** Endpoints whose data changes by this action and is read again. */
  refreshes?: readonly EndpointShape[];
  onSuccess?: (answer: AnswerOf<E>, parts: CallOf<E>) => void;
  /** The page shows failures itself. */
  quiet?: boolean;
};

/** A write: `const save = useAction(taskEndpoints.createTask, {...}); save.mutate({body})`. */
export const useAction = <E extends EndpointShape>(endpoint: E, options: ActionOptions<E> = {}) => {
  const client = useQueryClient();
  return useMutation<AnswerOf<E>, ApiError, CallOf<E>>({
    mutationFn: (parts) => call(endpoint, ...([parts] as unknown as CallArgs<E>)),
    meta: { quiet: options.quiet ?? false },
    onSuccess: async (answer, parts) => {
      options.onSuccess?.(answer, parts);
      await Promise.all(
        (options.refreshes ?? []).map((other) => client.invalidateQueries({ queryKey: queryKeyOf(other) })),
      );
    },
  });
};
