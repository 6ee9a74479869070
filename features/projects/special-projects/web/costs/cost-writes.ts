import { type Translate, text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type CostFields, costEndpoints } from '../../contract/index.ts';
import { projectHref } from '../addresses.ts';
import { refreshProjects } from '../live.ts';
import { costsQuery } from '../queries.ts';
import { entryWords } from './cost-words.ts';

/** What the outbox and the page show of an entry that waits. */
export type AboutCost = {
  projectId: number;
  project: string;
  /** Null for a new one. */
  costId: number | null;
  entry: Pick<CostFields, 'kind' | 'description' | 'quantity' | 'unit' | 'worked_on' | 'task_id'>;
};

type Endpoint = (typeof costEndpoints)['noteProjectCost' | 'changeProjectCost'];

const shared = {
  place: ({ project }: AboutCost): string => project,
  page: ({ projectId }: AboutCost): string => projectHref(projectId),
  edit: ({ id, about }: { id: string; about: AboutCost }): string =>
    `${projectHref(about.projectId)}?unsent=${id}`,
} as const;

const delivered: NonNullable<WriteKind<Endpoint, AboutCost>['delivered']> = ({ client, answer, write }) => {
  const { projectId } = write.about;
  client.setQueryData(costsQuery(projectId).queryKey, answer);
  refreshProjects(client, [projectId]);
};

export const noteCostWrite: WriteKind<typeof costEndpoints.noteProjectCost, AboutCost> = {
  ...shared,
  name: 'noteProjectCost',
  endpoint: costEndpoints.noteProjectCost,
  title: ({ entry }) =>
    text('special-projects:outbox.noteCost', { entry: entryWords(entry, text as Translate) }),
  delivered,
};

export const changeCostWrite: WriteKind<typeof costEndpoints.changeProjectCost, AboutCost> = {
  ...shared,
  name: 'changeProjectCost',
  endpoint: costEndpoints.changeProjectCost,
  title: ({ entry }) =>
    text('special-projects:outbox.changeCost', { entry: entryWords(entry, text as Translate) }),
  delivered,
};

export const costWrites = [noteCostWrite, changeCostWrite];
