import type { SignedInCall } from '#platform/server/http/call';
import { type boardEndpoints, boardStatuses } from '../../contract/index.ts';
import { projectRows } from '../list/project-list-repository.ts';
import { presentRow } from '../project/present-row.ts';
import { allowedTransitions } from '../project/project-policy.ts';
import { boardPlaces } from './board-repository.ts';

/** Special projects by status, each with the transitions that this person may make. */
export const readBoard = async (call: SignedInCall<(typeof boardEndpoints)['getProjectBoard']>) => {
  const places = await boardPlaces(call, call.query);
  const rows = await projectRows(
    call.tenant,
    places.map(({ id }) => id),
  );
  const recurs = new Set(places.flatMap((place) => (place.recurs ? [place.id] : [])));
  return boardStatuses.map((status) => ({
    status,
    total: places.find((place) => place.status === status)?.total ?? 0,
    cards: rows
      .filter((row) => row.status === status)
      .map((row) => ({
        ...presentRow(row, call),
        allowed_transitions: allowedTransitions(
          { status, schedules: recurs.has(row.id) ? [row.id] : [] },
          call.person,
        ),
      })),
  }));
};
