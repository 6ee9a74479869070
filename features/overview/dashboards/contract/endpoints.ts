import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import { taskRow, workNow } from '#features/tasks/tasks/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** What an active site may still lack. The value of the site criterion `lacks` is its place here, from 1 on. */
export const siteLacks = ['service', 'days', 'duty', 'contract', 'start'] as const;

export type SiteLack = (typeof siteLacks)[number];

/** What a company needs until it runs, in the order in which people would do it. */
export const setupSteps = [
  ...(['company', 'logo', 'mail', 'clients', 'sites', 'people', 'invited'] as const),
  ...siteLacks,
  ...(['templates', 'schedule', 'task', 'shared'] as const),
] as const;

export type SetupStep = (typeof setupSteps)[number];

/** A number as of now. */
const now = z.object({ value: z.int(), previous: z.null(), delta: z.null() });

export type OwnSite = z.infer<typeof ownSite>;

/** Sites of a person that the start page names for tonight and today. */
export const maxOwnSites = 8;

/** A site that owes a report or a log, with the record where somebody has begun it. */
export const ownSite = z.object({
  job: namedJob,
  building: field.named,
  record: field.id.nullable(),
  status: z.enum(['not_started', 'new', 'pending', 'finalized']),
});

const myTask = z.object({ id: field.id, number: z.int(), title: z.string() });

export const dashboardEndpoints = {
  getPersonalDashboard: endpoint({
    method: 'GET',
    path: '/dashboards/personal',
    summary: 'What waits for the caller, and what happened around the caller\u2019s jobs',
    access: 'signed-in',
    answer: z.object({
      /** Only figures of features that this person may use. */
      kpis: z.object({
        my_open_tasks: now.optional(),
        my_past_due_tasks: now.optional(),
        reports_to_finalize: now.optional(),
        /** `mine`: only the logs of this person are counted. */
        logs_to_finalize: now.extend({ mine: z.boolean() }).optional(),
        /** Number of sites that owed a report of that night and have none. Counted from the next morning, when the report had
         * to be final. */
        missing_last_night: now.extend({ night: field.date }).optional(),
      }),
      charts: z.object({
        /** Where this person owes the report of tonight as supervisor, and the log of today as porter; absent for people who
         * may not write them. */
        tonight: z.array(ownSite).optional(),
        today: z.array(ownSite).optional(),
        next_tasks: z.array(taskRow).optional(),
        activities: z
          .array(
            z.object({
              id: z.int(),
              actor: z.string().nullable(),
              at: z.string(),
              /** The changes of the task, each once, the newest first. */
              changes: z.array(
                z.object({ action: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
              ),
              task: myTask,
              job: namedJob,
            }),
          )
          .optional(),
      }),
      /** The work of the whole company, for people who see every job. */
      company: workNow.optional(),
      /** Steps that a company still has to do and that this person may do, each with the number of sites or people that it is
       * about; 0 where it is about the company. */
      setup: z.array(z.object({ step: z.enum(setupSteps), count: z.int() })),
      /** For people who may show and hide the steps: whether somebody asked for them, or they do not appear. */
      setup_state: z.enum(['asked', 'hidden']).optional(),
    }),
  }),
  showSetup: endpoint({
    method: 'PUT',
    path: '/dashboards/setup',
    summary: 'Show the steps of setting up the company on the start page, or hide them, for everybody',
    access: { all: ['hasAccessAdminCompanySettings'] },
    body: z.strictObject({ shown: z.boolean() }),
    answer: z.object({ shown: z.boolean() }),
    rate: 'write',
    audit: 'organization.updated',
  }),
};
