import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { template } from '../task/template.ts';
import { recurrence } from './series.ts';

/** Maximum number of sites per call: a series of every day makes sixty tasks at each. */
export const seriesSitesLimit = 50;

const site = z.strictObject({ job_id: field.id, building_id: field.id });

export type SeriesSite = z.output<typeof site>;

const sites = z
  .array(site)
  .min(1, 'required')
  .max(seriesSitesLimit)
  .refine(
    (list) => new Set(list.map(({ job_id, building_id }) => `${job_id} ${building_id}`)).size === list.length,
    'not_allowed',
  );

/** A floor and a common area are of one building. */
const { building_floor_id: _floor, building_common_area_id: _area, ...common } = template;

export const seriesAtSites = z.object({
  /** Each with the first task of its series. */
  done: z.array(site.extend({ series_id: field.id, task_id: field.id })),
  /** The sites without a series, each with the reason in the reader's language. */
  failed: z.array(site.extend({ name: z.string(), reason: z.string() })),
});

export type SeriesAtSites = z.infer<typeof seriesAtSites>;

export const seriesAtSitesEndpoints = {
  createSeriesAtSites: endpoint({
    method: 'POST',
    path: '/core/task/series/sites',
    summary: 'Begin the same series at many sites, one for each; sites out of sight refuse the whole call',
    access: { all: ['hasAccessTasks', 'tasks.canAddTask', 'tasks.canUpdateTask'] },
    body: z.strictObject({
      ...common,
      recurrence,
      sites,
      /** Of the form: a site at which it has begun a series already is answered with that one. */
      client_uuid: field.clientUuid.optional(),
    }),
    answer: seriesAtSites,
    rate: 'write',
    audit: 'series.created',
  }),
};
