import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { shareLink } from './share-link.ts';
import { sharedOrganization } from './shared-organization.ts';
import { sharedBuilding, sharedJob } from './shared-place.ts';

const orgParams = z.strictObject({ orgSlug: z.string().max(40) });

const shared = { access: 'token', params: orgParams, rate: 'public', audit: null } as const;

export const sharingEndpoints = {
  openShareLink: endpoint({
    method: 'GET',
    path: '/r/{token}',
    root: true,
    summary: 'Keeps the token in a cookie and leads to the page of the shared record',
    access: 'public',
    // Any length is accepted: a token of the wrong form gets the same answer as an unknown one.
    params: z.strictObject({ token: z.string() }),
    answer: 'redirect',
    rate: 'public',
  }),
  revokeShareLink: endpoint({
    method: 'POST',
    path: '/share-link/{id}/revoke',
    summary: 'End a shared link at once; for whoever may share the record',
    access: 'signed-in',
    params: field.idParams,
    answer: shareLink,
    rate: 'write',
    audit: 'share-link.revoked',
  }),
  getSharedOrganization: endpoint({
    ...shared,
    method: 'GET',
    path: '/{orgSlug}/organization',
    summary: 'Name, logo, colours and public contact of the organization that shared something',
    answer: sharedOrganization,
  }),
  listSharedJobs: endpoint({
    ...shared,
    method: 'GET',
    path: '/{orgSlug}/jobs',
    summary: 'The job of the shared record',
    answer: z.array(sharedJob),
  }),
  listSharedBuildings: endpoint({
    ...shared,
    method: 'GET',
    path: '/{orgSlug}/buildings',
    summary: 'The building of the shared record',
    query: z.strictObject({
      /** Only buildings with active jobs. */
      onlyActive: z.boolean().default(false),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    answer: z.array(sharedBuilding),
  }),
  getSharedFile: endpoint({
    method: 'GET',
    path: '/file/shared/{photoId}',
    root: true,
    summary: 'A picture of a shared record; the signature is good for 15 minutes and for this size',
    access: 'public',
    params: z.strictObject({ photoId: field.id }),
    query: z.strictObject({
      organization: field.id,
      link: field.id,
      size: z.enum(['thumb', 'display']),
      /** Seconds since 1970. */
      expires: z.int().positive(),
      signature: z.string().max(100),
    }),
    answer: 'file',
    rate: 'read',
  }),
};
