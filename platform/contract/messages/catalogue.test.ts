import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';

const say = catalogue([
  {
    en: { held: '{what} is {status}, {count} left', status_closed: 'closed', task: 'task' },
    es: { held: '{what}: {status}, quedan {count}', status_closed: 'cerrada', task: 'tarea' },
  },
]);

it('says values that are messages themselves in the language of the reader', () => {
  const messageRef = {
    code: 'held',
    values: { what: { code: 'task' }, status: { code: 'status_closed' }, count: 2 },
  };
  expect(say('en', messageRef)).toBe('task is closed, 2 left');
  expect(say('es', messageRef)).toBe('tarea: cerrada, quedan 2');
});

it('leaves out what is not given', () => {
  expect(say('en', { code: 'held', values: { what: 'x' } })).toBe('x is ,  left');
});
