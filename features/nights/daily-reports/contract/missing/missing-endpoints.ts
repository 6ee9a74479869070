import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { missingListed, missingRow, remindResult } from './missing.ts';
import { work } from './work.ts';

/** Sorted by area or by person, the list has groups. */
export const missingSorts = ['area', 'person', 'client', 'day', 'job_number'] as const;

/** Maximum number of sites in one call. */
export const maxReminded = 100;

/** Open reports are shown only to people who may read more than final ones. */
export const readAccess = { all: ['hasAccessReports'], unless: ['reports.onlyFinalized'] } as const;

/** People who may send emails about reports. */
export const remindAccess = { ...readAccess, all: ['hasAccessReports', 'reports.canSendEmail'] } as const;

/** Excusing is for people who run the site: crews do not excuse themselves. */
export const excuseAccess = {
  ...readAccess,
  all: ['hasAccessReports', 'reports.canEdit', 'admin.canEditJobSite'],
} as const;

const path = '/daily-reports/missing/{id}/excuse';

export const missingEndpoints = {
  listMissingWork: endpoint({
    method: 'GET',
    path: '/daily-reports/missing',
    summary: 'Sites in scope that did not hand in the report of a night, or the log of a day, that is over',
    access: readAccess,
    query: pageQuery(missingSorts, { sort: 'area' }).extend({
      work: work.default('nightly_report'),
      /** First and last night or day, both included. Without either, the last one is listed. */
      dateFrom: field.date.optional(),
      dateTo: field.date.optional(),
      /** Lists the last seven nights or days. */
      week: z.boolean().optional(),
      begun: z.boolean().optional(),
      /** True: excused ones alone. False: all others. */
      excused: z.boolean().default(false),
      client: field.id.optional(),
      /** Includes all areas below it. */
      area: field.id.optional(),
      building: field.id.optional(),
      job: field.id.optional(),
      /** The person who would be reminded. */
      person: field.id.optional(),
      /** Lists everything that was owed, also what has been handed in. */
      owed: z.boolean().optional(),
      /** Lists only what is counted in the figures: nine o'clock of the morning after, when it had to be there, is over. */
      due: z.boolean().optional(),
      /** The supervisor of the site in that night; of several, the first by name. */
      supervisor: field.id.optional(),
      /** True: nights without a supervisor. */
      unsupervised: z.boolean().optional(),
    }),
    answer: pageOf(missingListed),
  }),
  getMissingSummary: endpoint({
    method: 'GET',
    path: '/daily-reports/missing-summary',
    summary:
      'How many sites in scope owed the report of last night, or the log of yesterday, and how many are missing',
    access: readAccess,
    query: z.strictObject({ work: work.default('nightly_report') }),
    answer: z.object({ owed: z.int(), missing: z.int(), excused: z.int() }),
  }),
  remindMissingWork: endpoint({
    method: 'POST',
    path: '/daily-reports/missing/remind',
    summary:
      'Remind the people of sites of what is missing, not twice within an hour; says what came of each',
    access: remindAccess,
    body: z.strictObject({
      ids: z
        .array(field.id)
        .min(1, 'required')
        .max(maxReminded)
        .refine((ids) => new Set(ids).size === ids.length, 'not_allowed'),
    }),
    answer: z.object({ results: z.array(remindResult) }),
    rate: 'write',
    audit: 'missing-work.reminded',
  }),
  excuseMissingWork: endpoint({
    method: 'PUT',
    path,
    summary: 'Say why nothing will come from a site for a night or a day; it no longer counts as missing',
    access: excuseAccess,
    params: field.idParams,
    body: z.strictObject({ reason: field.comment.min(3, 'reason_required') }),
    answer: missingRow,
    rate: 'write',
    audit: 'missing-work.excused',
  }),
  withdrawExcuse: endpoint({
    method: 'DELETE',
    path,
    summary: 'Count it as missing again',
    access: excuseAccess,
    params: field.idParams,
    answer: missingRow,
    rate: 'write',
    audit: 'missing-work.expected',
  }),
};
