import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { planFilters } from '../calendar/calendar-endpoints.ts';
import { projectTransitionNames } from '../life/transitions.ts';
import { readAccess } from '../project/project-endpoints.ts';
import type { ProjectStatus } from '../project/project-enums.ts';
import { specialProjectRow } from '../project/special-project.ts';

/** Columns of the board, in the order of a project's life. */
export const boardStatuses = [
  'draft',
  'proposed',
  'pending',
  'open',
  'active',
  'on_hold',
  'closed',
] as const satisfies ProjectStatus[];

export type BoardStatus = (typeof boardStatuses)[number];

const boardCard = specialProjectRow.extend({ allowed_transitions: z.array(z.enum(projectTransitionNames)) });

export type BoardCard = z.infer<typeof boardCard>;

export const boardEndpoints = {
  getProjectBoard: endpoint({
    method: 'GET',
    path: '/special-projects/board',
    summary: 'Special projects by status, the first 25 of each; closed ones of the last 30 days',
    access: readAccess,
    query: planFilters,
    answer: z.array(z.object({ status: z.enum(boardStatuses), total: z.int(), cards: z.array(boardCard) })),
    rate: 'read',
    audit: null,
  }),
};
