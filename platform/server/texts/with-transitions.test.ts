import { expect, it } from 'vitest';
import { shownMessage } from '#platform/contract/errors';
import { catalogue } from '#platform/contract/messages/catalogue';
import { withTransitions } from './with-transitions.ts';

it('says a refused transition in one sentence, by name and status', () => {
  const words = {
    status: { en: { in_office: 'In the office' }, es: { in_office: 'En la oficina' } },
    step: { en: { hand_over: 'Hand over' }, es: { hand_over: 'Entregar' } },
  };
  const keys = { code: 'key', names: ['hand_over'] as const, allNames: ['hand_over', 'mark-paid'] };
  const say = catalogue([withTransitions({ en: {}, es: {} }, keys, words)]);
  const said = (name: string) => ({
    code: 'transition_refused',
    values: {
      name: { code: `key_transition_${name}` },
      step: { code: `key_step_${name}` },
      status: { code: 'key_status_in_office' },
    },
  });
  expect(say('en', said('hand_over'))).toBe('Transition hand over is not allowed from in the office.');
  expect(say('es', said('hand_over'))).toBe(
    'La transición «entregar» no es posible: el estado es «en la oficina».',
  );
  expect(say('es', said('mark-paid'))).toContain('«mark-paid»');
  // Screens show another sentence, with the words of the buttons.
  expect(say('en', shownMessage(said('hand_over')))).toBe(
    '“Hand over” isn’t possible now: the status is “in the office”.',
  );
  expect(say('es', shownMessage(said('hand_over')))).toBe(
    '«Entregar» no es posible ahora: el estado es «en la oficina».',
  );
});
