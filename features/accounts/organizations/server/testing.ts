import type { Sample } from '#platform/server/testing/sample';
import { organizationEndpoints } from '../contract/index.ts';

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const { id, slug } = await call(organizationEndpoints.getOrganization);
    return { organizationId: id, orgSlug: slug };
  },
  grow: [
    `insert into organization_holidays (organization_id, date, name)
     select :organizationId, date '2040-01-01' + n, 'Holiday ' || n from :more`,
  ],
  lists: { listHolidays: '' },
};
