import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { projectListEndpoints } from '../contract/index.ts';
import { projectHref } from './addresses.ts';

/** Searches by number, title, client or site; projects that have ended are included. */
export const findProjects = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    projectListEndpoints.listSpecialProjects,
    { query: { q: words, per_page: 6, sort: 'number', order: 'desc' } },
    { signal },
  );
  return rows.map(({ id, number, title, client }) => ({
    id: `project ${id}`,
    label: `${number} ${title}`,
    description: client.name,
    to: projectHref(id),
  }));
};
