import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './rules/project-files.ts';
import { textFaults } from './rules/texts.ts';
import { wordFaults } from './rules/words.ts';

type Texts = Parameters<typeof textFaults>[0];

const load = async (path: string): Promise<Record<string, unknown>> =>
  path.endsWith('.json')
    ? (await import(join(root, path), { with: { type: 'json' } })).default
    : await import(join(root, path));

const isBilingual = (value: unknown): value is { en: Texts; es: Texts } =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value;

const bothFaults = ({ en, es }: { en: Texts; es: Texts }): string[] => [
  ...textFaults(en, es),
  ...wordFaults(en, 'en'),
  ...wordFaults(es, 'es'),
];

const camelCase = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The declaration of all namespaces: `[namespace, its English texts]`. */
const declaration = (namespaces: readonly (readonly [string, string])[]): string => {
  const names = namespaces.map(([name]) => name).sort();
  return [
    '// Made of the folders of the features: vitest run --project architecture texts -u',
    ...namespaces.map(([name, path]) => `import type ${camelCase(name)} from '${path}';`),
    '',
    "declare module '#platform/web/i18n/texts' {",
    '  interface Texts {',
    ...names.map((name) => `    ${name.includes('-') ? `'${name}'` : name}: typeof ${camelCase(name)};`),
    '  }',
    '}',
    '',
  ].join('\n');
};

describe('texts', () => {
  it('are declared for the web, each under the name of its feature', async () => {
    const files = globSync('features/*/*/locales/en.json', { cwd: root }).map((path) =>
      path.replaceAll('\\', '/'),
    );
    const features = files.sort().map((path) => [path.split('/')[2] ?? '', `../../../${path}`] as const);
    expect(features.length).toBeGreaterThan(40);
    const all = [...features, ['app', '../locales/en.json'] as const];
    await expect(declaration(all)).toMatchFileSnapshot('../../apps/web/languages/texts.ts');
  });

  const folders = globSync(
    ['{features/*/*/{,server/**/},{apps,platform}/web/}locales/en.json', 'apps/web/auth/**/words/en.json'],
    { cwd: root },
  );

  it.each(folders)('%s says the same in Spanish', async (english) => {
    const spanish = english.replace(/en\.json$/, 'es.json');
    expect(textFaults((await load(english)) as Texts, (await load(spanish)) as Texts)).toEqual([]);
  });

  it.each(['en', 'es'] as const)(
    'use one word for one thing, that of docs/words.md (%s)',
    async (language) => {
      const paths = folders.map((path) => path.replace(/en\.json$/, `${language}.json`));
      const faults = await Promise.all(
        paths.map(async (path) =>
          wordFaults((await load(path)) as Texts, language).map((fault) => `${path} ${fault}`),
        ),
      );
      expect(faults.flat()).toEqual([]);
      expect(wordFaults({ a: { b: 'Sign in, somebody', c: 'Entretanto' } }, language)).not.toEqual([]);
      expect(wordFaults({ a: 'Said', b: 'Dijo', c: '{{rights}} {{kind}}' }, language)).toHaveLength(1);
    },
  );

  it('have no Spanish without English', () => {
    const spanish = globSync('{features/*/*/{,server/**/},{apps,platform}/web/}locales/es.json', {
      cwd: root,
    });
    expect(spanish.filter((path) => !folders.includes(path.replace(/es\.json$/, 'en.json')))).toEqual([]);
  });

  it.each(globSync('features/*/*/contract/index.ts', { cwd: root }))(
    '%s refuses in both languages',
    async (path) => {
      const faults = Object.entries(await load(path)).flatMap(([name, value]) =>
        isBilingual(value) ? bothFaults(value).map((fault) => `${name}: ${fault}`) : [],
      );
      expect(faults).toEqual([]);
    },
  );

  it('of the platform refuse in both languages', async () => {
    const { en } = (await load('platform/contract/messages/en.ts')) as { en: Texts };
    const { es } = (await load('platform/contract/messages/es.ts')) as { es: Texts };
    expect(bothFaults({ en, es })).toEqual([]);
  });
});
