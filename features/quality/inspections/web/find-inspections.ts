import { call } from '#platform/web/api/index';
import type { PaletteItem } from '#platform/web/feature/index';
import { inspectionListEndpoints } from '../contract/index.ts';
import { inspectionHref } from './addresses.ts';

/** Searches by number or by words of the site; the latest first. */
export const findInspections = async (words: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { rows } = await call(
    inspectionListEndpoints.listInspections,
    { query: { q: words, per_page: 6 } },
    { signal },
  );
  return rows.map(({ id, number, job, template }) => ({
    id: `inspection ${id}`,
    label: `#${number} ${job.job_number} ${job.job_name}`,
    description: template.name,
    to: inspectionHref(id),
  }));
};
