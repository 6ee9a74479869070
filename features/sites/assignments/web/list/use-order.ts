import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { type Assignment, assignmentEndpoints } from '../../contract/index.ts';
import { refreshAssignments } from '../live.ts';

const none: readonly Assignment[] = [];

export const useAssignments = (enabled = true): readonly Assignment[] =>
  useQuery({
    ...endpointQuery(assignmentEndpoints.listAssignments, { query: { per_page: 0 } }),
    enabled,
  }).data?.rows ?? none;

/** The order of the assignments in use, and how to change it: `move` puts one in the place of another. */
export const useOrder = (enabled: boolean) => {
  const client = useQueryClient();
  const ids = useAssignments(enabled).map(({ id }) => id);
  const move = (id: number, to: number | undefined): void => {
    const place = to === undefined ? -1 : ids.indexOf(to);
    if (place < 0 || id === to || !ids.includes(id)) return;
    const order = ids.filter((other) => other !== id).toSpliced(place, 0, id);
    call(assignmentEndpoints.orderAssignments, { body: { ids: order } })
      .catch(showProblem)
      .finally(() => refreshAssignments(client));
  };
  return { ids, move };
};
