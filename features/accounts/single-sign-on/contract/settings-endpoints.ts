import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { domain, issuer, outcomes, signOnSettings } from './settings.ts';

const mayChange = { all: ['hasAccessAdminCompanySettings'] } as const;

const change = { access: mayChange, answer: signOnSettings, rate: 'write' } as const;

export const signOnSettingsEndpoints = {
  getSignOnSettings: endpoint({
    method: 'GET',
    path: '/admin/single-sign-on',
    summary: 'How people log in through the provider of the organization; never its secret',
    access: mayChange,
    answer: signOnSettings,
  }),
  saveSignOnConnection: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/single-sign-on/connection',
    summary: 'Name the provider; another one needs its secret and ends “only this way”',
    body: z.strictObject({
      issuer,
      client_id: field.oneLine.min(1, 'required').max(300, 'character_limit_exceeded'),
      client_secret: z.string().trim().max(1000, 'character_limit_exceeded').optional(),
      /** Null for the first connection. */
      updated_at: field.updatedAt.nullable(),
    }),
    audit: 'single-sign-on.connected',
  }),
  saveSignOnRules: endpoint({
    ...change,
    method: 'PUT',
    path: '/admin/single-sign-on',
    summary: 'Turn it on or off, and say who may join and whether a password still opens the organization',
    body: z.strictObject({
      enabled: z.boolean(),
      joins: z.boolean(),
      default_role_id: field.id.nullable(),
      only_way: z.boolean(),
      updated_at: field.updatedAt,
    }),
    audit: 'single-sign-on.changed',
  }),
  testSignOn: endpoint({
    method: 'POST',
    path: '/admin/single-sign-on/test',
    summary: 'Ask the provider whether it is there, who it is, and whether it takes the secret',
    access: mayChange,
    body: z.strictObject({}),
    answer: z.object({
      outcome: z.enum(outcomes),
      /** The issuer that the provider names, or its error text. */
      detail: z.string().nullable(),
    }),
    rate: 'export',
    audit: null,
  }),
  addSignOnDomain: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/single-sign-on/domains',
    summary: 'Name a domain of the organization’s e-mail; it counts once it is proven',
    body: z.strictObject({ domain }),
    audit: 'single-sign-on.domain-added',
  }),
  proveSignOnDomain: endpoint({
    ...change,
    method: 'POST',
    path: '/admin/single-sign-on/domains/{id}/check',
    summary: 'Look for the TXT record that proves the domain',
    params: field.idParams,
    rate: 'export',
    audit: 'single-sign-on.domain-proven',
  }),
  removeSignOnDomain: endpoint({
    ...change,
    method: 'DELETE',
    path: '/admin/single-sign-on/domains/{id}',
    summary: 'Take a domain away; people keep their accounts',
    params: field.idParams,
    audit: 'single-sign-on.domain-removed',
  }),
};
