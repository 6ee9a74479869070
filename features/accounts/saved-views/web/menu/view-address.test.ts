import { expect, it } from 'vitest';
import { listSearch, urlFlag, urlList, urlText } from '#platform/web/routing/search-fields';
import { addressOf, isChanged, isPlain, noView, patchTo } from './view-address.ts';

const schema = listSearch(['due', 'number'], { sort: 'due' }, { status: urlList(), mine: urlFlag() });
const page = schema.extend({ view: urlText() });
const stateOf = (address: Record<string, string>) => page.parse(address);
const kept = {
  status: 'open,on_hold',
  mine: 'true',
  sort: 'number',
  columns: 'number,title',
  density: 'compact',
};

it('keeps what differs from the plain list, without the page', () => {
  expect(addressOf(stateOf({ ...kept, page: '3', saved: '7', order: 'asc' }), schema)).toEqual(kept);
  expect(addressOf(stateOf({}), schema)).toEqual({});
});

it('leaves alone what belongs to the page around the list', () => {
  expect(addressOf(stateOf({ ...kept, view: 'list' }), schema)).toEqual(kept);
  const state = { ...stateOf({ view: 'list', q: 'mop' }), ...patchTo({}, noView, schema) };
  expect(state).toMatchObject({ view: 'list', q: undefined, saved: noView });
});

it('leads to the kept address, whatever was set before', () => {
  const state = {
    ...stateOf({ mine: 'true', q: 'mop', page: '4' }),
    ...patchTo({ status: 'open' }, 7, schema),
  };
  expect(addressOf(state, schema)).toEqual({ status: 'open' });
  expect(state).toMatchObject({ saved: 7, page: 1 });
});

it.each([
  [kept, false],
  [{ ...kept, page: '2' }, false],
  [{ ...kept, per_page: '50' }, true],
  [{ ...kept, density: 'comfortable' }, true],
  [{ status: 'open' }, true],
] as const)('%j differs from the kept one: %s', (address, changed) => {
  expect(isChanged(stateOf(address), kept, schema)).toBe(changed);
});

it.each([
  [{}, true],
  [{ page: '2' }, true],
  [{ view: 'list' }, true],
  [{ saved: '0' }, false],
  [{ saved: '3' }, false],
  [{ mine: 'true' }, false],
] as const)('%j says nothing: %s', (address, plain) => {
  expect(isPlain(stateOf(address), schema)).toBe(plain);
});
