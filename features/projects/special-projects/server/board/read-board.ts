import type { SignedInCall } from '#platform/server/http/call';
import { type boardEndpoints, boardStatuses, foldedStatuses } from '../../contract/index.ts';
import { projectRows } from '../list/project-list-repository.ts';
import { presentRow } from '../project/present-row.ts';
import { allowedTransitions } from '../project/project-policy.ts';
import { boardPlaces } from './board-repository.ts';

/** Special projects by status, each with the transitions that this person may make. */
export const readBoard = async (call: SignedInCall<(typeof boardEndpoints)['getProjectBoard']>) => {
  const { folded = false, ...filters } = call.query;
  const places = await boardPlaces(call, filters, folded);
  const isShown = (status: string) => folded || !foldedStatuses.some((one) => one === status);
  const rows = await projectRows(
    call.tenant,
    places.filter(({ status }) => isShown(status)).map(({ id }) => id),
  );
  const recurs = new Set(places.flatMap((place) => (place.recurs ? [place.id] : [])));
  return boardStatuses.map((status) => ({
    status,
    total: places.find((place) => place.status === status)?.total ?? 0,
    cards: rows
      .filter((row) => row.status === status)
      .map((row) => ({
        ...presentRow(row, call),
        allowed_transitions: allowedTransitions({ status, recurs: recurs.has(row.id) }, call.person),
      })),
  }));
};
