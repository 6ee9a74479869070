import { describe, expect, it } from 'vitest';
import { sameEntry } from './same-entry.ts';
import type { Write } from './write.ts';

const write = (body: object, size = 3): Write =>
  ({
    kind: 'createTask',
    parts: { body },
    files: [{ field: 'files', name: 'a.jpg', file: new Blob(['x'.repeat(size)]) }],
  }) as unknown as Write;

const first = write({ description: 'Leak', device_created_at: '2026-11-20T10:00:00Z' });

describe('two writes under one key', () => {
  it.each([
    ['the same words at another time', write({ description: 'Leak', device_created_at: 'later' }), true],
    ['other words', write({ description: 'Leaks' }), false],
    ['another photo', write({ description: 'Leak' }, 4), false],
  ])('%s', (_, second, same) => {
    expect(sameEntry(first, second)).toBe(same);
  });
});
