import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { planFilters } from '../calendar/calendar-endpoints.ts';
import { readAccess } from '../project/project-endpoints.ts';
import type { ProjectStatus } from '../project/project-enums.ts';
import { specialProjectRow } from '../project/special-project.ts';
import { projectTransitions } from '../transitions/transitions.ts';

/** Columns of the board, in the order of a project's life; those that are folded come last. */
export const boardStatuses = [
  'draft',
  'proposed',
  'pending',
  'open',
  'active',
  'on_hold',
  'closed',
  'inactive',
  'invoiced',
  'cancelled',
] as const satisfies ProjectStatus[];

/** Columns in which nobody has to act; their cards are read when somebody opens them. */
export const foldedStatuses = ['inactive', 'invoiced', 'cancelled'] as const satisfies BoardStatus[];

export type BoardStatus = (typeof boardStatuses)[number];

const boardCard = specialProjectRow.extend({
  allowed_transitions: z.array(z.enum(projectTransitions.names)),
});

export type BoardCard = z.infer<typeof boardCard>;

const boardColumn = z.object({
  status: z.enum(boardStatuses),
  total: z.int(),
  cards: z.array(boardCard),
});

export type BoardColumn = z.infer<typeof boardColumn>;

export const boardEndpoints = {
  getProjectBoard: endpoint({
    method: 'GET',
    path: '/special-projects/board',
    summary: 'Special projects by status, the first 25 of each; those that ended of the last 30 days',
    access: readAccess,
    query: planFilters.extend({
      /** The cards of paused, invoiced and cancelled projects too. */
      folded: z.boolean().optional(),
    }),
    answer: z.array(boardColumn),
  }),
};
