import { expect, it } from 'vitest';
import { withoutRuntime, withRuntime } from './fold-runtime.ts';

const runtime = 'var e=1,t=(n)=>n+e;export{t as i,e as n};';

const imported = (names: string, file: string): string =>
  `import{${names}}from${JSON.stringify(`./${file}`)};`;

const run = (code: string): Promise<Record<string, unknown>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

it('adds the runtime to the file that everything loads, whose names stay its own', async () => {
  const host = withRuntime(
    `${imported('i as n', 'rt-1.js')}var e=5,t=n(e);export{t as a};`,
    runtime,
    'rt-1.js',
  );
  expect(host).not.toContain('rt-1.js');
  expect(await run(host)).toMatchObject({ a: 6, $runtime_n: 1 });
});

it('adds it to a file that needs nothing of it', async () => {
  expect(await run(withRuntime('export const a=2;', runtime, 'rt-1.js'))).toMatchObject({
    a: 2,
    $runtime_n: 1,
  });
});

it('has the other files import it from there', () => {
  expect(withoutRuntime(`${imported('i as e,n as t', 'rt-1.js')}e(t)`, 'rt-1.js', 'host.js')).toBe(
    `${imported('$runtime_i as e,$runtime_n as t', 'host.js')}e(t)`,
  );
});
