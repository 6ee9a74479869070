import { expect, it } from 'vitest';
import { problemShown } from './problem-shown.ts';

const marked = { text: 'Please correct the marked fields.', ofFields: true };

it.each([
  ['stays while a field is marked', marked, { title: 'Required', due: '' }, marked.text],
  ['goes with the last mark', marked, {}, null],
  ['of the whole record stays', { text: 'The task was deleted.' }, {}, 'The task was deleted.'],
  ['that is none is not shown', null, { title: 'Required' }, null],
])('a problem %s', (_what, problem, errors, shown) => expect(problemShown(problem, errors)).toBe(shown));
