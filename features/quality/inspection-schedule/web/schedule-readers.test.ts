import { expect, it } from 'vitest';
import { scheduleReaders as declared } from '#features/quality/inspections/contract';
import { scheduleReaders } from './schedule-readers.ts';

it('opens pages to those whom the server answers', () => {
  expect(scheduleReaders).toEqual(declared);
});
