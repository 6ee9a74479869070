import { expect, it } from 'vitest';
import { viewSearch } from './view-switch.tsx';

it('opens with a page in the address that is no number', () =>
  expect(viewSearch.parse({ view: 'timeline', page: 'abc' })).toEqual({ view: 'timeline' }));
