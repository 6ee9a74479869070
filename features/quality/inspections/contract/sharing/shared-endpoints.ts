import { z } from 'zod';
import { shareLink } from '#features/sites/sharing/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { sharedInspection } from './shared-inspection.ts';

/** Separate from the other calls, so that the shared page does not load them. */
export const sharedInspectionEndpoints = {
  getInspectionShareLink: endpoint({
    method: 'GET',
    path: '/quality/inspections/{id}/share-link',
    summary: 'The link that shows a public inspection to strangers; made when there is none that is good',
    access: {
      all: ['hasAccessInspections'],
      any: ['inspections.canSendEmail', 'inspections.canFinalize'],
      orPolicy: 'inspector of one that the client has signed',
    },
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'inspection.shared',
  }),
  getSharedInspection: endpoint({
    method: 'GET',
    path: '/{orgSlug}/inspection',
    summary: 'The shared inspection that a token opens',
    access: 'token',
    shares: 'inspection',
    params: z.strictObject({ orgSlug: z.string().max(40) }),
    answer: sharedInspection,
    rate: 'public',
  }),
};
