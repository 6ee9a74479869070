import { expect, it } from 'vitest';
import { readTexts } from '../texts/read-texts.ts';
import { auditWords } from './audited.ts';

const texts = readTexts({ en: { client: 'Client' }, es: { client: 'Cliente' } });

it.each([
  ['client_id', true, 'Cliente'],
  ['Area manager', true, 'Area manager'],
  ['import_id', true, undefined],
  ['Area manager', false, undefined],
])('says the changed field %s, with names of people %s, as %s', (field, named, words) => {
  const say = auditWords(texts, { fields: { client_id: 'client' }, named })('es');
  expect(say.field(field)).toBe(words);
});
