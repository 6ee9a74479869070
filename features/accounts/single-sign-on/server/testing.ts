import { type Sample, write } from '#platform/server/testing/sample';
import { signOnSettingsEndpoints as endpoints } from '../contract/index.ts';

const body = {
  issuer: 'https://id.example.test',
  client_id: 'cora',
  client_secret: 'a secret',
  updated_at: null,
};

export const sample: Sample = {
  ofCompany: true,
  create: async ({ call }) => {
    const found = await call(endpoints.getSignOnSettings);
    if (!found.connection) await call(endpoints.saveSignOnConnection, { body });
    const { domains } =
      found.domains.length > 0
        ? found
        : await call(endpoints.addSignOnDomain, { body: { domain: 'example.test' } });
    return { signOnDomainId: domains[0]?.id ?? 0 };
  },
  writes: [
    write(endpoints.saveSignOnRules, (id) => ({
      body: { enabled: false, joins: false, default_role_id: id('roleId'), only_way: false },
    })),
  ],
  records: { '/admin/single-sign-on/domains/{id}': 'signOnDomainId' },
};
