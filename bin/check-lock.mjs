import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The lock file must not name the server its author downloaded from: another machine may not reach it. */
export const checkLock = () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const found = lock.match(/"resolved": ?"[^"]+"/g)?.filter((line) => !/"(node_modules|\.\.?)\//.test(line));
  return found?.length
    ? `package-lock.json holds ${found.length} download addresses, such as ${found[0]}. Install with the .npmrc of this project.`
    : '';
};
