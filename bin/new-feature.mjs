import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles } from './new-feature-files/index.mjs';
import { keyOf, namesOf, titleOf } from './new-feature-names.mjs';
import { findNode } from './prepare.mjs';
import { root } from './root.mjs';

const map = 'features/map.ts';
const list = 'apps/server/features.ts';
const owners = 'db/schema/owners.ts';

const insert = (base, path, replacements) => {
  let text = readFileSync(join(base, path), 'utf8');
  for (const [before, after] of replacements) {
    if (!before.test(text)) throw new Error(`${path} is not what bin/new-feature knows: no ${before}`);
    text = text.replace(before, after);
  }
  writeFileSync(join(base, path), text);
};

const nextMigration = (base) => {
  const numbers = readdirSync(join(base, 'db/schema/migrations')).map(
    (file) => Number.parseInt(file, 10) || 0,
  );
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
};

/** Runs a tool of the project and shows its output only when it fails. */
const run = (base, tool, args) => {
  const { status, stdout, stderr } = spawnSync(findNode(), [join(root, 'node_modules', tool), ...args], {
    cwd: base,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${tool} ${args.join(' ')}\n${stdout}${stderr}`);
};

/** The place in the map after the last feature of a domain. A new domain stands last. */
const onMap = (base, domain, key) => {
  const features = new RegExp(
    `^(  ${keyOf(domain)}: \\{\\n    uses: [^;]*?features: \\{\\n(?: {6}.*\\n)*)`,
    'm',
  );
  return features.test(readFileSync(join(base, map), 'utf8'))
    ? [features, `$1      ${key}: [],\n`]
    : [
        /^} as const satisfies/m,
        `  ${keyOf(domain)}: {\n    uses: ['accounts'],\n    features: {\n      ${key}: [],\n    },\n  },\n} as const satisfies`,
      ];
};

const create = (base, place) => {
  const [domain = '', name = ''] = place.split('/');
  if (!/^[a-z]+(-[a-z]+)*$/.test(domain) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(name))
    throw new Error('A name is a domain and a plural like this: relations/vip-awards');
  const folder = `features/${domain}/${name}`;
  const [taken] = globSync(`features/*/${name}`, { cwd: base });
  if (taken) throw new Error(`${taken} exists already`);
  const { many, table, key } = namesOf(name);
  insert(base, map, [onMap(base, domain, key)]);
  insert(base, list, [
    [
      /^import /m,
      `import { feature as ${many.camel} } from '../../features/${domain}/${name}/server/feature.ts';\nimport `,
    ],
    [/(features: readonly ServerFeature\[\] = \[[\s\S]*?)\];/, `$1  ${many.camel},\n];`],
  ]);
  insert(base, owners, [[/^} as const;/m, `  ${table}: '${name}',\n} as const;`]]);
  const files = featureFiles(namesOf(name), domain, nextMigration(base));
  const domainReadme = `features/${domain}/README.md`;
  if (!existsSync(join(base, domainReadme)))
    files[domainReadme] = `# ${titleOf(domain)}\n\nRead first: [${many.words}](${name}/README.md).\n`;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  run(base, '@biomejs/biome/bin/biome', ['check', '--write', '--colors=off', folder, map, list, owners]);
  return Object.keys(files);
};

/** Renews what is made from migrations, map and folders: db/schema/types.ts, the diagram in docs/architecture.md, and
 * apps/web/languages/texts.ts. */
const renew = (base) =>
  run(base, 'vitest/vitest.mjs', [
    'run',
    ...['docs', 'texts', 'types-drift'].map((test) => `architecture/${test}`),
    '-u',
  ]);

try {
  const [place = '', base = root] = process.argv.slice(2);
  const [, name] = place.split('/');
  const files = create(base, place);
  console.log(files.join('\n'));
  renew(base);
  console.log(`
${name} has a list, a record and a form at /admin/${name}, and is listed in ${map}, ${list} and ${owners}.
db/schema/types.ts, apps/web/languages/texts.ts and docs/architecture.md are renewed. What is left to you:
  README.md             what one of them is; of a new domain, what it is for and its words
  ${map}       which features of its domain it uses, and its domain which others
  contract              its fields, as in the migration and in the form; who may read and write
  locales/es.json       its Spanish name
  admin-cards.ts        its card, in apps/web/pages/admin: titles.listText, and words to find it by
  docs/words.md         its word`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
