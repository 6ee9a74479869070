import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { domains } from '../../features/map.ts';
import { drawMap } from './rules/feature-map.ts';
import { read, root } from './rules/project-files.ts';

const marked = /(<!-- features:start -->\n)[\s\S]*?(\n?<!-- features:end -->)/;

describe('documents', () => {
  // After a change of the map run: node_modules/.bin/vitest run --project architecture docs -u
  it('show the feature map as it is', async () => {
    const text = read('docs/architecture.md');
    expect(text).toMatch(marked);
    const current = text.replace(marked, `$1${drawMap(domains)}\n<!-- features:end -->`);
    await expect(current).toMatchFileSnapshot('../../docs/architecture.md');
  });

  it('link to what exists', () => {
    const broken = globSync(['*.md', 'docs/**/*.md', 'features/**/README.md'], { cwd: root }).flatMap(
      (path) =>
        [...read(path).matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)]
          .map(([, target = '']) => target)
          .filter((target) => !existsSync(join(root, dirname(path), target)))
          .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('number the decisions without a gap', () => {
    const numbers = globSync('docs/decisions/*.md', { cwd: root })
      .map((path) => Number(/(\d{3})-[a-z0-9-]+\.md$/.exec(path)?.[1]))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('drawMap', () => {
  it('leaves out what a longer way shows, and names the features of each domain', () => {
    const features = { one: [], two: ['one'] };
    const drawn = drawMap({
      a: { uses: [], features },
      b: { uses: ['a'], features: {} },
      c: { uses: ['a', 'b'], features: {} },
    });
    expect(drawn.split('\n').slice(0, 8)).toEqual(
      ['```mermaid', 'graph TD', '  a', '  b --> a', '  c --> b', '```', ''].concat(
        '- [a](../features/a/README.md): one, two',
      ),
    );
  });
});
