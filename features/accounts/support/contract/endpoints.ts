import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Maximum number of organizations in one answer. More words in the search find fewer. */
export const maxSupported = 50;

export const supportedOrganization = z.object({
  id: field.id,
  name: z.string(),
  slug: z.string(),
  /** Number of active people. */
  people: z.int(),
  /** Until this moment support may change things there; null while it may only read. */
  writes_until: z.string().nullable(),
});

export type SupportedOrganization = z.infer<typeof supportedOrganization>;

export const supportEndpoints = {
  listSupported: endpoint({
    method: 'GET',
    path: '/support/organizations',
    summary: 'Organizations that support may look at, by name; all but those of the person',
    access: 'super-admin',
    query: z.strictObject({ q: field.text.max(100).optional() }),
    answer: z.object({ organizations: z.array(supportedOrganization), more: z.boolean() }),
  }),
  enterOrganization: endpoint({
    method: 'POST',
    path: '/support/visits',
    summary: 'Write into the audit log of an organization why support looks at it from now on',
    access: 'super-admin',
    ownLogin: true,
    body: z.strictObject({
      organization_id: field.id,
      reason: field.text.min(1, 'required').max(500, 'character_limit_exceeded'),
    }),
    answer: supportedOrganization,
    rate: 'write',
    audit: 'support.entered',
  }),
  leaveOrganization: endpoint({
    method: 'DELETE',
    path: '/support/visits',
    summary: 'Write into the audit log that support has left the organization of this request',
    access: 'super-admin',
    ownLogin: true,
    answer: z.object({}),
    rate: 'write',
    audit: 'support.left',
  }),
};
