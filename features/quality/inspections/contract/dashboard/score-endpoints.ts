import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { scoreBands } from '../score/band.ts';

/** What other pages say of sites. Separate from the figures, which only the dashboard loads. */
export const siteScoreEndpoints = {
  listSiteScores: endpoint({
    method: 'GET',
    path: '/jobs/scores',
    summary:
      'Score of the last inspection of each visible job; those without a scored inspection are left out',
    access: { all: ['hasAccessInspections', 'hasAccessWorld'] },
    answer: z.array(z.object({ job_id: field.id, score: z.number(), band: z.enum(scoreBands) })),
  }),
  getJobInspections: endpoint({
    method: 'GET',
    path: '/job/{id}/inspections',
    summary: 'Scores of one job over time, the latest last, and when its next inspection is due',
    access: { all: ['hasAccessInspections'] },
    params: field.idParams,
    answer: z.object({
      next_due_on: z.string().nullable(),
      /** Whether the days count from when the job was made, because nobody has entered the start of its service. */
      start_missing: z.boolean(),
      overdue: z.boolean(),
      target: z.number(),
      scores: z.array(
        z.object({
          id: field.id,
          number: z.int(),
          inspected_on: z.string(),
          score: z.number(),
          band: z.enum(scoreBands),
        }),
      ),
    }),
  }),
};
