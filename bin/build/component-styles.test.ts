import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentStyles } from './component-styles.ts';

const library = join(import.meta.dirname, '../../node_modules/@mantine/core');

const plugin = componentStyles() as {
  load: (id: string) => string | null;
  transform: (code: string, id: string) => { code: string } | null;
};

const load = (sheet: string): string => plugin.load(join(library, sheet)) ?? '';

it('gives the code of a component the sheet of its classes', () => {
  const id = join(library, 'esm/components/Button/Button.module.mjs');
  const { code } = plugin.transform(readFileSync(id, 'utf8'), id) ?? { code: '' };
  expect(code.match(/import '@mantine[^']+'/g)).toEqual(["import '@mantine/core/styles/Button.layer.css'"]);
});

it('puts all rules of a component into a layer of its own', () => {
  expect(load('styles/Button.layer.css').match(/@layer [^{]+/g)).toEqual(['@layer mantine.Button ']);
});

it('declares the layers in the order of the whole sheet, and brings what belongs to no component', () => {
  const sheet = load('styles.layer.css');
  const [order = ''] = sheet.split(';');
  const at = (name: string): number => order.indexOf(`mantine.${name},`);
  expect(at('baseline')).toBe('@layer '.length);
  expect(at('Group')).toBeLessThan(at('Skeleton'));
  expect(at('UnstyledButton')).toBeLessThan(at('Button'));
  expect(at('Input')).toBeLessThan(at('PasswordInput'));
  expect(sheet).toContain('--mantine-color-white');
  expect(sheet).not.toMatch(/\.m_[0-9a-f]/);
});
