import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

/** Wider than the schema of new slugs, so that older slugs still work. */
const slugParams = z.strictObject({ slug: z.string().min(1).max(60) });

const company = z.object({ name: z.string(), slug: z.string(), only_way: z.boolean() });

export const signOnLoginEndpoints = {
  getSignOn: endpoint({
    method: 'POST',
    path: '/login/sso',
    summary: 'The company whose provider knows the people of an e-mail domain; nothing about the person',
    access: 'public',
    body: z.strictObject({ email: z.string().trim().toLowerCase().max(254) }),
    answer: z.object({ company: company.nullable() }),
    rate: 'sign-in',
    audit: null,
  }),
  startSignOn: endpoint({
    method: 'GET',
    path: '/sso/{slug}',
    root: true,
    summary: 'Leave for the provider of a company',
    access: 'public',
    params: slugParams,
    query: z.strictObject({ redirect: z.string().max(2000).optional() }),
    answer: 'redirect',
    rate: 'sign-in',
  }),
  finishSignOn: endpoint({
    method: 'GET',
    path: '/sso/{slug}/callback',
    root: true,
    summary: 'Come back from the provider of a company: with a session, or to a page that says why not',
    access: 'public',
    params: slugParams,
    // Providers add parameters of their own.
    query: z.looseObject({
      state: z.string().max(200).optional(),
      code: z.string().max(8000).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    answer: 'redirect',
    rate: 'sign-in',
    audit: 'user.sign-on-linked',
  }),
  getSignOnConfirmation: endpoint({
    method: 'GET',
    path: '/login/sso/confirm',
    summary: 'The account that this browser has to confirm before a provider may open it',
    access: 'public',
    answer: z.object({ organization: z.string(), email: z.string() }),
    rate: 'sign-in',
  }),
  confirmSignOn: endpoint({
    method: 'POST',
    path: '/login/sso/confirm',
    summary: 'Confirm the own account with its password, and a code where it asks for one',
    access: 'public',
    body: z.strictObject({
      password: z.string().min(1, 'required').max(128),
      code: z.string().trim().max(40).optional(),
    }),
    answer: z.object({ needs_code: z.boolean(), redirect: z.string().optional() }),
    rate: 'sign-in',
    audit: 'user.sign-on-linked',
  }),
};
