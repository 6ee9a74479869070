import { z } from 'zod';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../report/report-endpoints.ts';
import { sendAccess } from '../sharing/shared-endpoints.ts';
import { doorProof, sharedProof } from './door-proof.ts';

const night = field.date.refine((date) => date >= '2000-01-01', 'daily_report_night_too_old');

const asked = {
  /** Without it, the job at the tenant's building that has nightly reports. */
  job: field.id.optional(),
  tenant: field.id,
  /** Service nights, both included; without them the last thirty. */
  from: night.optional(),
  to: night.optional(),
};

const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !from || !to || from <= to;

const proofQuery = z
  .strictObject(asked)
  .refine(inOrder, { path: ['to'], message: 'daily_report_nights_order' });

export type ProofQuery = z.output<typeof proofQuery>;

export const proofEndpoints = {
  getDoorProof: endpoint({
    method: 'GET',
    path: '/daily-reports/doors',
    summary: "A tenant's door, night by night: result, time and by whom",
    access: readAccess,
    query: proofQuery,
    answer: doorProof,
  }),
  getDoorProofPdf: endpoint({
    method: 'GET',
    path: '/daily-reports/doors/pdf',
    summary: 'The same as a PDF for the tenant or the client, without anything internal',
    access: readAccess,
    query: z
      .strictObject({ ...asked, language: field.locale.optional() })
      .refine(inOrder, { path: ['to'], message: 'daily_report_nights_order' }),
    answer: 'paper',
    rate: 'export',
  }),
  getDoorProofShareLink: endpoint({
    method: 'GET',
    path: '/daily-reports/doors/share-link',
    summary:
      'The link that shows this door and these nights to strangers; made when there is none that is good',
    access: sendAccess,
    query: proofQuery,
    answer: shareLink,
    rate: 'write',
    audit: 'door-proof.shared',
  }),
  getSharedDoorProof: endpoint({
    method: 'GET',
    path: '/{orgSlug}/door-proof',
    summary: 'The nights of the one door that a token opens',
    access: 'token',
    shares: 'door-proof',
    params: z.strictObject({ orgSlug: z.string().max(40) }),
    answer: sharedProof,
    rate: 'public',
  }),
};
