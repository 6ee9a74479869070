import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { stagingDirectory } from '#platform/server/storage/directories';
import { loadStoredKeys } from '../record/file-repository.ts';
import { readKey } from './storage-keys.ts';

type Tools = Pick<Wiring, 'config' | 'storage' | 'database' | 'clock'>;

/** Milliseconds. No upload takes that long, so an older file will never get a row. */
const youngest = 24 * 60 * 60 * 1000;

const keysAtOnce = 500;

const sweepStaged = async ({ config, clock }: Tools): Promise<number> => {
  const directory = stagingDirectory(config.dataDir);
  let removed = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || clock.now().getTime() - found.mtimeMs < youngest) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
};

/** Removes stored files of one organization that have no row. */
const sweepKeys = async (
  tools: Tools,
  organizationId: number,
  keys: Map<string, string>,
): Promise<number> => {
  const rowKeys = [...new Set(keys.values())];
  const kept = await tools.database.withTenant(systemScope(organizationId), (tenant) =>
    loadStoredKeys(tenant, rowKeys),
  );
  const orphans = [...keys].filter(([, rowKey]) => !kept.has(rowKey));
  for (const [key] of orphans) await tools.storage.remove(key);
  return orphans.length;
};

const sweepStored = async (tools: Tools): Promise<number> => {
  const waiting = new Map<number, Map<string, string>>();
  let removed = 0;
  for await (const { key, modifiedAt } of tools.storage.list('')) {
    const read = readKey(key);
    if (!read || tools.clock.now().getTime() - modifiedAt.getTime() < youngest) continue;
    const keys = waiting.get(read.organizationId) ?? new Map<string, string>();
    waiting.set(read.organizationId, keys.set(key, read.rowKey));
    if (keys.size < keysAtOnce) continue;
    removed += await sweepKeys(tools, read.organizationId, keys);
    waiting.delete(read.organizationId);
  }
  for (const [organizationId, keys] of waiting) removed += await sweepKeys(tools, organizationId, keys);
  return removed;
};

/** Removes files of uploads that broke off or whose transaction did not commit. */
export const sweepOrphans = async (tools: Tools): Promise<{ staged: number; stored: number }> => ({
  staged: await sweepStaged(tools),
  stored: await sweepStored(tools),
});
