import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Route tables: what they import when it is wanted is a page or a part of its own, with its own texts. */
export const isRouteTable = (id: string): boolean =>
  /\/(features\/[^/]+\/web\/routes\.tsx|apps\/web\/pages\.ts)$/.test(id.replaceAll('\\', '/'));

/** `import('./x.tsx')` as the sources write it. */
export const lazyImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** `lazyPart(() => import('./lists.tsx'), { first: ['view=list', 'phone'] })` */
const firstPart = /lazyPart\(\s*\(\) => import\('([^']+)'\),\s*\{\s*first: \[([^\]]*)\]/g;

/** The parts that the source of a page shows at once, with the words under which it does. */
export const firstParts = (page: string): { path: string; first: string[] }[] =>
  [...readFileSync(page, 'utf8').matchAll(firstPart)].map(([, to = '', words = '']) => ({
    path: join(dirname(page), to),
    first: words.split(',').flatMap((word) => /'([^']+)'/.exec(word)?.[1] ?? []),
  }));

/** `lazyPart(() => import('./task-charts.tsx'), { soon: true })` */
const soonPart = /import\('([^']+)'\)(?:(?!import\()[^;])*?\{ soon: true/g;

/** The parts that follow this source on every visit. */
export const soonParts = (source: string): string[] =>
  [...readFileSync(source, 'utf8').matchAll(soonPart)].map(([, to = '']) => join(dirname(source), to));
