import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { call, queryKeyOf } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { assignmentEndpoints, type SiteRow } from '../../contract/index.ts';
import { refreshAssignments } from '../live.ts';

type Body = CallOf<typeof assignmentEndpoints.setAssignmentUsers>['body'];

const { listAssignmentUsers, setAssignmentUsers } = assignmentEndpoints;

/** Puts the changed rows into the cached grids instead of reading them again, so that nothing jumps on screen. */
const takeRows = (client: QueryClient, rows: readonly SiteRow[]): void => {
  const changed = new Map(rows.map((row) => [row.job_id, row]));
  client.setQueriesData<PageOf<SiteRow>>(
    { queryKey: queryKeyOf(listAssignmentUsers) },
    (page) => page && { ...page, rows: page.rows.map((row) => changed.get(row.job_id) ?? row) },
  );
};

/** The writes of the grid. `send` shows the changed rows and throws a refusal. */
export const usePeriods = (assignmentId: number) => {
  const client = useQueryClient();
  const send = async (body: Body): Promise<readonly SiteRow[]> => {
    try {
      const { rows } = await call(setAssignmentUsers, { params: { id: assignmentId }, body });
      takeRows(client, rows);
      return rows;
    } catch (error) {
      refreshAssignments(client);
      throw error;
    }
  };
  /** Adds with one touch; the message offers to undo it. */
  const add = async (
    site: Pick<SiteRow, 'job_id' | 'job_name'>,
    person: { id: number; name: string },
    dates: { from_date: string | null; to_date: string | null },
  ): Promise<void> => {
    try {
      const rows = await send({ add: [{ job_id: site.job_id, user_id: person.id, ...dates }] });
      const made = rows
        .flatMap(({ periods }) => periods)
        .filter(({ user }) => user.id === person.id)
        .reduce((newest, one) => (one.id > newest.id ? one : newest));
      const undo = () =>
        void send({ remove: [{ id: made.id, updated_at: made.updated_at }] }).catch(showProblem);
      showSuccess(text('assignments:grid.added', { name: person.name, site: site.job_name }), {
        label: text('assignments:grid.undo'),
        run: undo,
      });
    } catch (error) {
      showProblem(error);
    }
  };
  return { send, add };
};
