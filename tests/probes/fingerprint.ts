import { createHash } from 'node:crypto';
import pg from 'pg';
import { tableOwners } from '../../db/schema/owners.ts';
import type { Company, TestApp } from '../api/harness/index.ts';

/** Changes whenever a row of the company changes, or a row that contains its canary. `without` are tables left out. */
export const fingerprint = async (
  app: TestApp,
  { organizationId, canary }: Pick<Company, 'organizationId' | 'canary'>,
  without: readonly string[] = [],
): Promise<string> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    await owner.query("select set_config('app.organization_id', $1, false)", [String(organizationId)]);
    const hash = createHash('sha256');
    for (const table of Object.keys(tableOwners).filter((name) => !without.includes(name))) {
      const { rows } = await owner.query(`select to_jsonb(t)::text as row from ${table} t order by 1`);
      const own = rows.filter(
        ({ row }) =>
          (row as string).includes(canary) || row.includes(`"organization_id": ${organizationId},`),
      );
      hash.update(table).update(JSON.stringify(own));
    }
    return hash.digest('hex');
  } finally {
    await owner.end();
  }
};
