import { expect, it } from 'vitest';
import { parseBlock } from './read-stream.ts';

it.each([
  [
    'id: 7\nevent: change\ndata: {"entity":"task","id":1,"name":"task.moved"}',
    { kind: 'change', id: 7, data: '{"entity":"task","id":1,"name":"task.moved"}' },
  ],
  ['event: gap\ndata: {}', { kind: 'gap', id: undefined, data: '{}' }],
  [': alive', undefined],
  ['', undefined],
])('%s', (block, expected) => {
  expect(parseBlock(block)).toEqual(expected);
});
