import { z } from 'zod';
import { collectValues } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import { type boardEndpoints, boardStatuses, endedStatuses, foldedStatuses } from '../../contract/index.ts';
import { type Filters, filterConditions, projectRows, type Reader } from '../list/project-list-repository.ts';
import { presentRow } from '../project/present-row.ts';
import { allowedTransitions } from '../project/project-policy.ts';

const placed = z.object({ id: z.int(), status: z.enum(boardStatuses), total: z.int(), recurs: z.boolean() });

/** Most cards of a column. */
const max = 25;

/** Days for which a project that ended stays on the board. */
const endedDays = 30;

const texts = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ');

const liveStatuses = boardStatuses.filter((status) => !endedStatuses.includes(status));

/** The first projects of each column, the soonest due first, with the number of all in the column. A folded column gives one
 * project only, for that number. */
const boardPlaces = async (reader: Reader, filters: Filters, folded: boolean) => {
  const { tenant, now } = reader;
  const values = collectValues([tenant.organizationId]);
  const where = await filterConditions(reader, filters, values);
  const since = values.add(now.toISOString());
  return tenant.query({
    text: `select p.id, p.status, p.total, exists (select from special_project_schedules s
        where s.organization_id = $1 and s.special_project_id = p.id and s.deleted_at is null) as recurs
      from (
        select t.id, t.status, (count(*) over (partition by t.status))::int as total,
          row_number() over (partition by t.status order by t.due_date nulls last, t.id) as place
        from special_projects t
        where ${where.join(' and ')} and (t.status in (${texts(liveStatuses)})
          or t.status in (${texts(endedStatuses)}) and t.ended_at >= ${since}::timestamptz - interval '${endedDays} days')
      ) p
      where p.place <= ${folded ? max : `case when p.status in (${texts(foldedStatuses)}) then 1 else ${max} end`} order by p.place`,
    values: values.all,
    row: placed,
  });
};

/** Special projects by status, each with the transitions that this person may make. */
export const getProjectBoard = async (call: SignedInCall<(typeof boardEndpoints)['getProjectBoard']>) => {
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
