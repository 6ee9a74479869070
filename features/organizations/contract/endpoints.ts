import { endpoint } from '#platform/contract/endpoint';
import { organization } from './organization.ts';

export const organizationEndpoints = {
  getOrganization: endpoint({
    method: 'GET',
    path: '/organization',
    summary: 'The organization of this session',
    access: 'signed-in',
    answer: organization,
    rate: 'read',
    audit: null,
  }),
};
