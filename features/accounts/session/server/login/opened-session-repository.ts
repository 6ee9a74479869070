import { z } from 'zod';
import { locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';
import type { Reading } from '#platform/server/db/statement';

/** PostgreSQL writes moments in JSON with +00:00; everywhere else they end with Z. */
const moment = z.string().transform((text) => text.replace('+00:00', 'Z'));

const session = z.object({
  session_id: z.int(),
  user_id: z.int(),
  email: z.string().nullable(),
  super_admin: z.boolean(),
  locale,
  organization_id: z.int().nullable(),
  organization_slug: z.string().nullable(),
  time_zone: z.string().nullable(),
  member: z.boolean(),
  name: z.string().nullable(),
  license: z.enum(['full', 'viewer']).nullable(),
  role_flags: z.record(z.string(), z.array(z.string())),
  denied_modules: z.array(z.string()),
  remembered: z.boolean(),
  must_change_password: z.boolean(),
  through_provider: z.boolean(),
});

const duties = z.object({
  second_factor_due_at: moment.nullable(),
  support_writes_until: moment.nullable(),
});

const opened = z.tuple([session, duties.nullable()]);

export type OpenedSession = z.infer<typeof session> & z.infer<typeof duties>;

const row = z.object({ opened: z.string() });

/** Reads a session as one text, so that one comparison shows whether anything about it has changed. */
export const sessionLookup = (tokenHash: Buffer, organizationId: number | null): Reading<typeof row> => ({
  name: 'identity-open-session',
  text: `select json_build_array(s, d)::text as opened from identity_open_session($1, $2) s
    left join lateral identity_session_duties(s.organization_id, s.user_id, s.member) d on true`,
  values: [tokenHash, organizationId],
  row,
});

/** Undefined when the token is not valid. */
export const openSession = async (
  identity: Identity,
  lookup: ReturnType<typeof sessionLookup>,
): Promise<string | undefined> => (await identity.one(lookup))?.opened;

export const parseSession = (text: string): OpenedSession => {
  const [found, asked] = opened.parse(JSON.parse(text));
  return { ...found, ...(asked ?? { second_factor_due_at: null, support_writes_until: null }) };
};
