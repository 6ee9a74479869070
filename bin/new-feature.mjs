import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles, namesOf } from './new-feature-files.mjs';
import { findNode } from './prepare.mjs';
import { root } from './root.mjs';

const map = 'features/map.ts';
const list = 'apps/server/features.ts';

const insert = (base, path, replacements) => {
  let text = readFileSync(join(base, path), 'utf8');
  for (const [before, after] of replacements) {
    if (!before.test(text)) throw new Error(`${path} is not what bin/new-feature knows: no ${before}`);
    text = text.replace(before, after);
  }
  writeFileSync(join(base, path), text);
};

const create = (base, name) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error('A name looks like this: vip-awards');
  const folder = `features/${name}`;
  if (existsSync(join(base, folder))) throw new Error(`${folder} exists already`);
  const names = namesOf(name);
  const key = names.camel === name ? name : `'${name}'`;
  insert(base, map, [[/^} as const satisfies/m, `  ${key}: [],\n} as const satisfies`]]);
  insert(base, list, [
    [/^import /m, `import { feature as ${names.camel} } from '#features/${name}/server';\nimport `],
    [/(features: readonly ServerFeature\[\] = \[[\s\S]*?)\];/, `$1  ${names.camel},\n];`],
  ]);
  for (const [path, text] of Object.entries(featureFiles(names))) {
    mkdirSync(dirname(join(base, folder, path)), { recursive: true });
    writeFileSync(join(base, folder, path), text);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(findNode(), [biome, 'check', '--write', '--colors=off', folder, map, list], {
    cwd: base,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return folder;
};

try {
  const [name = '', base = root] = process.argv.slice(2);
  const folder = create(base, name);
  console.log(`${folder} is there and listed in ${map} and ${list}. What is left to you:
  ${folder}/README.md   say what it is
  ${map}      which features it uses
  db/owners.ts         the tables it owns, once a migration creates them
  ${folder}/web         its Spanish title, its pages`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
