import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { submitWords } from './submit-words.ts';

const saying =
  (texts: object, intl: string): Translate =>
  (key, values) =>
    textOf(texts as typeof en, (key.split(':')[1] ?? '').split('.'), intl, values) ?? key;

it.each([
  ['close', 25, [], 'Close 25 tasks', 'Cerrar 25 tareas'],
  ['cancel', 1, [], 'Cancel 1 task', 'Cancelar 1 tarea'],
  ['due', 25, [], 'Update 25 tasks', 'Actualizar 25 tareas'],
  ['assign', 25, [7], 'Assign 25 tasks', 'Asignar 25 tareas'],
  ['assign', 25, [], 'Unassign 25 tasks', 'Desasignar 25 tareas'],
] as const)('the button to %s %i says so', (action, count, people, english, spanish) => {
  expect(submitWords(action, count, people, saying(en, 'en-US'))).toBe(english);
  expect(submitWords(action, count, people, saying(es, 'es-US'))).toBe(spanish);
});
