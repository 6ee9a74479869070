import { z } from 'zod';
import { roleName } from '#features/accounts/access/contract';
import * as field from '#platform/contract/fields';

/** Accepts the address with or without the path of the discovery document, because people copy either. */
export const issuer = z
  .string()
  .trim()
  .transform((text) => text.replace(/\/\.well-known\/openid-configuration$/, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(500, 'character_limit_exceeded')
      .regex(/^https?:\/\/[^\s\p{Cc}/?#@\\]+(\/(?!\.well-known\/)[^\s\p{Cc}?#\\]*)?$/u, 'issuer_address'),
  );

/** Labels of letters, digits and hyphens; other alphabets in the form that browsers send (`xn--`). */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^@/, '').replace(/\.$/, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .max(253, 'domain_format')
      .regex(
        /^(?!.*\.\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/,
        'domain_format',
      ),
  );

const signOnDomain = z.object({
  id: field.id,
  domain: z.string(),
  /** The TXT record that proves the domain. */
  record: z.object({ name: z.string(), value: z.string() }),
  proven_at: z.string().nullable(),
});

export type SignOnDomain = z.infer<typeof signOnDomain>;

export const signOnSettings = z.object({
  connection: z.object({ issuer: z.string(), client_id: z.string(), connected_at: z.string() }).nullable(),
  enabled: z.boolean(),
  joins: z.boolean(),
  default_role_id: field.id.nullable(),
  only_way: z.boolean(),
  /** Whether the reader has logged in through this provider. */
  tried: z.boolean(),
  /** `redirect` must be entered at the provider; `start` is an address that people can bookmark. */
  addresses: z.object({ redirect: z.string(), start: z.string() }),
  domains: z.array(signOnDomain),
  /** Roles that the reader may choose for newcomers. */
  roles: z.array(roleName),
  updated_at: z.string().nullable(),
});

export type SignOnSettings = z.infer<typeof signOnSettings>;

export const outcomes = [
  'works',
  'insecure',
  'inside',
  'unreachable',
  'not_a_provider',
  'other_issuer',
  'client_refused',
] as const;

export type TestOutcome = (typeof outcomes)[number];
