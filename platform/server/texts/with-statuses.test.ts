import { expect, it } from 'vitest';
import { catalogue } from '#platform/contract/messages/catalogue';
import { withStatuses } from './with-statuses.ts';

it('names a status in a refusal by the word of the screens, within a sentence', () => {
  const refused = {
    en: { refused: 'Its status is “{status}”.' },
    es: { refused: 'Su estado es «{status}».' },
  };
  const say = catalogue([
    withStatuses(refused, 'key_status', { en: { lost: 'Lost' }, es: { lost: 'Perdida' } }),
  ]);
  const messageRef = { code: 'refused', values: { status: { code: 'key_status_lost' } } };
  expect(say('en', messageRef)).toBe('Its status is “lost”.');
  expect(say('es', messageRef)).toBe('Su estado es «perdida».');
});
