import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Listed = { key: string; modifiedAt: Date };

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

/** Reads only directories that can contain keys with this prefix. Names that start with a dot are not keys. */
export async function* listTree(root: string, prefix: string, at = ''): AsyncGenerator<Listed> {
  const directory = await opendir(join(root, at)).catch(missing);
  if (!directory) return;
  for await (const entry of directory) {
    if (entry.name.startsWith('.')) continue;
    const key = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* listTree(root, prefix, key);
    } else if (key.startsWith(prefix)) {
      // The file may have been removed since the directory was read.
      const found = await stat(join(root, key)).catch(missing);
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }
}
