import { z } from 'zod';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { sharedReport } from './shared-report.ts';

export const sendAccess = { all: ['hasAccessReports', 'reports.canSendEmail'] } as const;

/** Separate from the other calls, so that the shared page does not load them. */
export const sharedReportEndpoints = {
  getDailyReportShareLink: endpoint({
    method: 'GET',
    path: '/daily-reports/{id}/share-link',
    summary: 'The link that shows a final nightly report to strangers; made when there is none that is good',
    access: sendAccess,
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'daily-report.shared',
  }),
  getSharedDailyReport: endpoint({
    method: 'GET',
    path: '/{orgSlug}/nightly-report',
    summary: 'The shared nightly report that a token opens',
    access: 'token',
    shares: 'daily-report',
    params: z.strictObject({ orgSlug: z.string().max(40) }),
    answer: sharedReport,
    rate: 'public',
  }),
};
