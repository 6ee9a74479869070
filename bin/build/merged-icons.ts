import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type IconNode = [tag: string, attributes: Record<string, string>];

const nodes = /const __iconNode = (\[.*\]);/;

/** A path that starts with an absolute position (`M`) and has no attributes beside `d`. */
const isPlainLine = ([tag, { d, key: _, ...rest }]: IconNode): boolean =>
  tag === 'path' && d !== undefined && d.startsWith('M') && Object.keys(rest).length === 0;

/** The source of an icon that is drawn with lines, merged into one path. Filled icons stay as they are: where two areas
 * overlap, one path would have a hole. */
export const withOnePath = (code: string): string => {
  const [, list = ''] = nodes.exec(code) ?? [];
  if (!list || !code.includes('("outline"')) return code;
  const all = JSON.parse(list) as IconNode[];
  const lines = all.filter(isPlainLine).map(([, { d }]) => d);
  const others = all.filter((node) => !isPlainLine(node));
  const merged = lines.length > 0 ? [['path', { d: lines.join(''), key: 'lines' }], ...others] : others;
  return code.replace(nodes, `const __iconNode = ${JSON.stringify(merged)};`);
};

/** Every page holds dozens of icons, most of them of three to six lines: one path is shorter to load and to draw. */
export const mergedIcons = (): Plugin => ({
  name: 'merged-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/.test(id)
      ? withOnePath(readFileSync(id, 'utf8'))
      : null,
});
