import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const count = z.int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.object({
  format: z.literal(1),
  product: z.object({ name: z.literal('cora'), version: z.string() }),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** Names of the migrations that had run, in their order. */
  migrations: z.array(z.string().regex(/^[\w.-]+$/)),
  organizations: z.array(z.int()),
  /** Tables left out on purpose, such as sessions, which end with the installation. */
  leftOut: z.array(name),
  /** `sha256` of the rows as COPY writes them, ordered by organization and key, before compression. */
  tables: z.array(z.object({ name, columns: z.array(name).min(1), rows: count, sha256 })),
  /** Kept, so that the number of a deleted record is never given out again. */
  sequences: z.array(z.object({ table: name, column: name, value: z.string(), used: z.boolean() })),
  files: z.object({ count, bytes: count, sha256 }),
  /** Stored files that a row names and the store did not have. */
  missingFiles: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;
export type TableEntry = Manifest['tables'][number];

export const manifestName = 'manifest.json';
export const fileListName = 'files.jsonl';

export const tablePath = (directory: string, table: string): string =>
  join(directory, 'tables', `${table}.copy.gz`);

export const filePath = (directory: string, key: string): string =>
  join(directory, 'files', ...key.split('/'));

export class BackupError extends Error {
  override name = 'BackupError';
}

export const writeManifest = async (directory: string, content: Manifest): Promise<void> => {
  await writeFile(join(directory, manifestName), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
};

export const readManifest = async (directory: string): Promise<Manifest> => {
  const path = join(directory, manifestName);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`${directory} is no backup: ${path} cannot be read.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    const place = issue ? `${issue.path.join('.')}: ${issue.message}` : (error as Error).message;
    throw new BackupError(`${path} is damaged or of another version (${place}).`);
  }
};
