import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Listed = { key: string; modifiedAt: Date };

const missing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
};

/** Walks only the directories that can hold keys of the prefix. Names with a leading dot are no keys. */
export async function* listTree(root: string, prefix: string, at = ''): AsyncGenerator<Listed> {
  const directory = await opendir(join(root, at)).catch(missing);
  if (!directory) return;
  for await (const entry of directory) {
    if (entry.name.startsWith('.')) continue;
    const key = at ? `${at}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (`${key}/`.startsWith(prefix) || prefix.startsWith(`${key}/`)) yield* listTree(root, prefix, key);
    } else if (key.startsWith(prefix)) {
      // Gone since the directory was read: somebody removed it meanwhile.
      const found = await stat(join(root, key)).catch(missing);
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }
}
