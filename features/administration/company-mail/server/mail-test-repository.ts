import { z } from 'zod';
import { mailOutcomes } from '#platform/contract/mail-outcomes';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { MailTest } from '../contract/index.ts';

const row = z.object({
  sent_to: z.string(),
  outcome: z.enum(mailOutcomes),
  reply: z.string(),
  tested_at: z.string(),
  tested_by: z.string().nullable(),
});

export const loadMailTest = async (tenant: Tenant): Promise<MailTest | null> => {
  const [found] = await tenant.query({
    name: 'mail-test-find',
    text: `select t.sent_to, t.outcome, t.reply, ${isoText('t.tested_at')} as tested_at,
        ${personName('t', 'tested_by')} as tested_by
      from mail_tests t where t.organization_id = $1`,
    values: [tenant.organizationId],
    row,
  });
  return found ?? null;
};

type NewMailTest = Pick<MailTest, 'sent_to' | 'outcome' | 'reply'> & { at: Date; by: number };

/** Only the last one is kept. */
export const saveMailTest = async (tenant: Tenant, { at, by, ...test }: NewMailTest): Promise<void> => {
  const set = { ...test, tested_at: at.toISOString(), tested_by: by };
  await tenant.db
    .insertInto('mail_tests')
    .values({ organization_id: tenant.organizationId, ...set })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(set))
    .execute();
};
