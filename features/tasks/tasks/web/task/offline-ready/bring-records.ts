import type { QueryClient } from '@tanstack/react-query';
import { buildingQuery } from '#features/sites/buildings/web';
import { jobSitesQuery, recentFirst } from '#features/sites/jobs/web';
import { eachLimit, readAhead, unlessRefused } from '#platform/web/api/index';
import { listPage } from '#platform/web/list/index';
import type { Session } from '#platform/web/session/index';
import type { Task, TaskRow } from '../../../contract/index.ts';
import { taskList } from '../list/task-list-definition.ts';
import { taskQuery } from '../queries.ts';

/** Pages of 25: own open tasks, soonest due first. */
const ownPages = 4;

/** Tasks with all their details. */
const maxTasks = 100;

/** Buildings with floors, common areas and time zone. */
const maxBuildings = 12;

/** Calls at once. A browser has six connections to a host, so two stay free for what somebody does in the meantime. */
const atOnce = 4;

type Search = { mine?: boolean; past_due?: boolean; page?: number; projects_tonight?: boolean };

const readList = async (client: QueryClient, search: Search) =>
  client.fetchQuery({
    ...listPage(taskList, taskList.schema.parse(search)),
    ...readAhead,
  });

/** The first page of the work of projects planned for tonight, whoever is assigned. */
export const loadProjectsTonight = async (client: QueryClient): Promise<TaskRow[]> =>
  (await readList(client, { projects_tonight: true })).rows;

const bringLists = async (client: QueryClient): Promise<{ own: TaskRow[]; listed: TaskRow[] }> => {
  const [listed, first] = await Promise.all([
    readList(client, {}),
    readList(client, { mine: true }),
    // The start page opens it.
    readList(client, { mine: true, past_due: true }),
  ]);
  const own = [...first.rows];
  for (let page = 2; page <= ownPages && own.length < first.total; page += 1) {
    const { rows } = await readList(client, { mine: true, page });
    if (rows.length === 0) break;
    own.push(...rows);
  }
  return { own, listed: listed.rows };
};

const isThere = (client: QueryClient, row: TaskRow): boolean => {
  const state = client.getQueryState<Task>(taskQuery(row.id).queryKey);
  return state?.data?.updated_at === row.updated_at && !state.isInvalidated;
};

const bringTask = async (client: QueryClient, row: TaskRow): Promise<void> => {
  if (isThere(client, row)) return;
  await unlessRefused(client.fetchQuery({ ...taskQuery(row.id), ...readAhead, staleTime: 0 }));
};

const bringSites = (client: QueryClient) => client.fetchQuery({ ...jobSitesQuery, ...readAhead });

/** The work of projects tonight and the own open tasks first, then those of the list as it opens; the sites; the buildings
 * where work is likely. */
export const bringRecords = async (client: QueryClient, { user, flags }: Session): Promise<void> => {
  const [{ own, listed }, tonight, sites] = await Promise.all([
    bringLists(client),
    flags.has('hasAccessSpecialProjects') ? loadProjectsTonight(client) : [],
    flags.has('hasAccessWorld') ? bringSites(client) : undefined,
  ]);
  const tasks = new Map([...tonight, ...own, ...listed].map((row) => [row.id, row]));
  const near = [...tasks.values()].slice(0, maxTasks);
  await eachLimit(near, atOnce, (row) => bringTask(client, row));
  const sitesNear = recentFirst(user, sites?.rows ?? []);
  const buildings = new Set([
    ...near.map(({ building }) => building.id),
    ...sitesNear.slice(0, maxBuildings).flatMap((site) => site.buildings?.map(({ id }) => id) ?? []),
  ]);
  await eachLimit([...buildings].slice(0, maxBuildings), atOnce, (id) =>
    unlessRefused(client.fetchQuery({ ...buildingQuery(id), ...readAhead })),
  );
};
