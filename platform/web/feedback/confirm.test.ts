import { expect, it } from 'vitest';
import { mainLast } from './confirm.ts';

it('puts the main button of a question last, and keeps the order of the others', () => {
  const options = [
    { text: 'Take theirs', value: 1 },
    { text: 'Keep mine', value: 2, class: 'primary' as const },
    { text: 'Discard', value: 3, class: 'danger' as const },
  ];
  expect(mainLast(options).map(({ text }) => text)).toEqual(['Take theirs', 'Discard', 'Keep mine']);
});
