import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { calledMethods, withoutMethods } from './unused-methods.ts';

const root = join(import.meta.dirname, '../..');

/** The code that a browser runs. */
const sources = ['{features/*/*/,platform/}{contract,web}/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}'];

/** Methods that other libraries call on a schema, and schemas on each other. */
const calledByOthers = ['check', 'clone', 'parse', 'safeParse', '~standard', '_def'];

const replaced = (id: string, source: string, changes: readonly [from: string, to: string][]): string =>
  changes.reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`${id} does not say "${from}"`);
    return code.replace(from, to);
  }, source);

/** The browser never creates JSON schemas. */
const withoutJsonSchemas = (id: string): string =>
  [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => () => undefined;`)
    .join('\n');

/** Leaves out the methods that nobody calls: a bundler cannot tell which these are, and keeps the code that they use.
 * Leaves out the memoizer, because what is parsed comes as JSON or from a form and has no circles, and the generation of
 * code, see below. */
const schemas = (id: string): string => {
  const code = readFileSync(id, 'utf8');
  const ours = globSync(sources, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const called = ours.flatMap(calledMethods);
  const ownCalls = [...code.matchAll(/\bthis\??\.(\w+)/g)].map(([, name = '']) => name);
  return replaced(id, withoutMethods(code, new Set([...calledByOthers, ...called, ...ownCalls])), [
    ['core.config({ memoizer: core.memoizer() })', 'undefined'],
    ['core.$ZodObjectJIT.init', 'core.$ZodObject.init'],
  ]);
};

/** The content policy forbids eval; zod would try it once, with the first schema, and be reported. */
const withoutEval = (id: string): string =>
  replaced(id, readFileSync(id, 'utf8'), [
    ['__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }'],
  ]);

const parts: [path: RegExp, load: (id: string) => string][] = [
  [/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/, withoutJsonSchemas],
  [/zod\/v4\/core\/core\.js$/, withoutEval],
  [/zod\/v4\/classic\/schemas\.js$/, schemas],
  // zod's English messages are never shown.
  [/zod\/v4\/locales\/en\.js$/, () => 'export default () => ({ localeError: (issue) => issue.code });'],
];

/** Leaves out the third of zod that no page uses. */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  load: (id) => parts.find(([path]) => path.test(id))?.[1](id) ?? null,
});
