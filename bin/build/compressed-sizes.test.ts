import { expect, it } from 'vitest';
import { compressedSizes } from './compressed-sizes.ts';

const code = (name: string): string => `const ${name}=e=>e.map(({id:t})=>t).filter(Boolean);`;

/** Written in two parts, because it is no import of this file. */
const imports = `${'import{a as b}from'}"./x-AbCd1234.js";`;

it('counts what a script has in common with others once, and no names of files', () => {
  const others = Array.from({ length: 1000 }, (_, at) => ({ fileName: `${at}.js`, code: code(`f${at}`) }));
  const sizes = compressedSizes([
    ...others,
    { fileName: 'same.js', code: code('other') },
    { fileName: 'named.js', code: `${imports}${code('other')}export{b as c};` },
    { fileName: 'own.js', code: 'let q=document.querySelector("#zebra, .quokka");' },
  ]);
  expect(sizes.get('same.js')).toBeLessThan(16);
  expect(sizes.get('named.js')).toBe(sizes.get('same.js'));
  expect(sizes.get('own.js')).toBeGreaterThan(40);
});
