import { describe, expect, it } from 'vitest';
import { withOnePath } from './merged-icons.ts';

const icon = (style: string, nodes: unknown[]): string =>
  `const __iconNode = ${JSON.stringify(nodes)};\nconst IconDoor = createReactComponent("${style}", "door", "Door", __iconNode);`;

const [left, right] = [
  ['path', { d: 'M3 21l18 0', key: 'svg-0' }],
  ['path', { d: 'M9 8l1 0', key: 'svg-1' }],
];

describe('an icon', () => {
  it('of lines is one path', () => {
    expect(withOnePath(icon('outline', [left, right]))).toBe(
      icon('outline', [['path', { d: 'M3 21l18 0M9 8l1 0', key: 'lines' }]]),
    );
  });

  it.each([
    ['a circle', ['circle', { cx: '5', key: 'svg-2' }]],
    ['a line with a look of its own', ['path', { d: 'M1 1l1 0', fill: 'none', key: 'svg-2' }]],
    ['a line that starts where it is told', ['path', { d: 'm1 1l1 0', key: 'svg-2' }]],
  ])('keeps %s apart', (_what, other) => {
    const [merged, ...rest] = [['path', { d: 'M3 21l18 0', key: 'lines' }], other];
    expect(withOnePath(icon('outline', [left, other]))).toBe(icon('outline', [merged, ...rest]));
  });

  it('that is filled stays as it is', () => {
    const filled = icon('filled', [left, right]);
    expect(withOnePath(filled)).toBe(filled);
  });
});
