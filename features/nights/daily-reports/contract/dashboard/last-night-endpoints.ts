import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** From what needs no attention to what needs most. */
export const nightStates = ['finalized', 'running', 'missing'] as const;
export type NightState = (typeof nightStates)[number];

export const lastNightEndpoints = {
  listLastNight: endpoint({
    method: 'GET',
    path: '/jobs/last-night',
    summary:
      'Whether each visible job reported last night, its worst building first; those of which no report was expected are left out',
    access: { all: ['hasAccessReports', 'hasAccessWorld'] },
    answer: z.array(z.object({ job_id: field.id, state: z.enum(nightStates) })),
  }),
};
