import type { EntryOf } from '#platform/web/outbox/index';
import type { templateEndpoints } from '../../contract/index.ts';
import { createTemplateWrite, updateTemplateWrite } from '../outbox/template-writes.ts';
import type { createSchema, editSchema, TemplateValues } from './template-values.ts';

type Create = typeof templateEndpoints.createTemplate;

type Update = typeof templateEndpoints.updateTemplate;

export const newTemplateEntry: EntryOf<typeof createSchema, TemplateValues, Create, { name: string }> = (
  _client,
  body,
) => ({ kind: createTemplateWrite, parts: { body }, about: { name: body.name } });

export const savedTemplateEntry =
  (id: number): EntryOf<typeof editSchema, TemplateValues, Update, { id: number; name: string }> =>
  (_client, body) => ({
    kind: updateTemplateWrite,
    parts: { params: { id }, body },
    about: { id, name: body.name },
  });
