import pg from 'pg';
import type { TestApp } from './start-app.ts';

/** Runs SQL as the owner of the schema, who sees the global tables. */
export const asOwner = async (
  { ownerUrl }: TestApp,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};
