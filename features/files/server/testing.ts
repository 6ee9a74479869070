import type { Sample } from '#platform/server/testing/sample';

const paper = 'a'.repeat(64);

export const sample: Sample = {
  seed: [
    `insert into made_papers (organization_id, content_hash, draft, photos, expires_at)
     values (:organizationId, '${paper}', '{}', 60, now() + interval '1 day')`,
  ],
  create: async () => ({ paper }),
};
