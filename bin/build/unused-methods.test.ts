import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calledMethods, withoutMethods } from './unused-methods.ts';

const source = `
export const ZodType = core.$constructor("ZodType", (inst) => init(inst), {
    optional() { return optional(this); },
    get "~standard"() { return 1; },
    brand() { return this; },
});
export const ZodString = core.$constructor("ZodString", init, util.derived({
    format: (inst) => null,
}, {
    trim() { return this.check(trim()); },
    emoji(params) { return this.check(emoji(params)); }
}));
const options = { emoji: true };
`;

describe('the methods of schemas', () => {
  it.each([
    ['called on a schema', 'name.trim().optional()', ['trim', 'optional']],
    ['called on a line of its own', 'name\n  .trim()', ['trim']],
    ['called on what may be missing', 'name?.trim()', ['trim']],
    ['not those that make a schema', 'z.email()', []],
  ])('that are %s', (_what, code, expected) => {
    expect(calledMethods(code)).toEqual(expected);
  });

  it('stay when they are called, and go when nobody calls them', () => {
    const left = withoutMethods(source, new Set(['trim', '~standard']));
    expect(left).toContain('trim()');
    expect(left).toContain('"~standard"');
    for (const gone of ['optional()', 'brand()', 'format:', 'emoji(params)'])
      expect(left).not.toContain(gone);
    expect(left).toContain('const options = { emoji: true };');
  });

  it('are found in the version of zod that is installed', () => {
    const zod = readFileSync(
      join(import.meta.dirname, '../../node_modules/zod/v4/classic/schemas.js'),
      'utf8',
    );
    const left = withoutMethods(zod, new Set(['optional']));
    expect(left).toContain('optional()');
    expect(left).not.toContain('this.check(checks.slugify())');
    expect(left.length).toBeLessThan(zod.length * 0.85);
  });
});
