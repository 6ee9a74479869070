import { expect, it } from 'vitest';
import { exportWords } from '../../contract/export-words.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };

it.each([
  ['en', en],
  ['es', es],
] as const)('an exported file says what the list says (%s)', (locale, texts) => {
  const { status, type, source, priority, header, list } = exportWords[locale];
  expect({ status, type, source, priority, list }).toEqual({
    status: texts.status,
    type: texts.type,
    source: texts.source,
    priority: texts.priority,
    list: texts.titles.list,
  });
  const { job_number: _, ...shown } = header;
  expect(texts.field).toMatchObject(shown);
});
