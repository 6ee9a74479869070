import { expect, it } from 'vitest';
import { mainFirst } from './confirm.ts';

it('puts the main button of a question first, and keeps the order of the others', () => {
  const options = [
    { text: 'Take theirs', value: 1 },
    { text: 'Keep mine', value: 2, class: 'primary' as const },
    { text: 'Discard', value: 3, class: 'danger' as const },
  ];
  expect(mainFirst(options).map(({ text }) => text)).toEqual(['Keep mine', 'Take theirs', 'Discard']);
});
