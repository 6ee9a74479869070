import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { Problem } from '#platform/contract/errors';
import { hugeSheet } from '../fixtures/make-archive.ts';
import { readTable } from './read-table.ts';
import { headerAt } from './table.ts';

const read = (content: string | Buffer) =>
  readTable(1, () => Readable.from([Buffer.from(content as string)]), headerAt());

const refusal = async (content: string | Buffer): Promise<unknown> => {
  const error = await read(content).catch((thrown: unknown) => thrown);
  return error instanceof Problem ? error.fields : error;
};

/** The longest time for which the work blocks the process, as a share of its whole time. A share, because a loaded machine
 * makes both longer. */
const longestPause = async (work: () => Promise<unknown>): Promise<number> => {
  let longest = 0;
  const began = performance.now();
  let latest = began;
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - latest);
    latest = performance.now();
  }, 10);
  await work().finally(() => clearInterval(ticking));
  return longest / (performance.now() - began);
};

it('answers the table whole, in order, with any text', async () => {
  const lines = Array.from({ length: 2500 }, (_, at) => `${at},"ñ\u2028\n${at}"`);
  const { columns, rows } = await read(`a,b\n${lines.join('\n')}\n`);
  expect(columns).toEqual(['a', 'b']);
  expect(rows.map(({ cells }) => cells)).toEqual(lines.map((_, at) => [`${at}`, `ñ\u2028\n${at}`]));
});

it.each(['A,N\r\n1,x\n2,y\n3,z\n', 'A,N\n1,x\r\n2,y\r3,z', 'A,N\r1,x\n2,y\r\n3,z\r\n'])(
  'reads every row, whatever ends it: %j',
  async (file) => {
    const { columns, rows } = await read(file);
    expect(columns).toEqual(['A', 'N']);
    expect(rows.map(({ cells, line }) => [line, ...cells])).toEqual([
      [2, '1', 'x'],
      [3, '2', 'y'],
      [4, '3', 'z'],
    ]);
  },
);

it.each(['sep=;\r', 'SEP=;\n', '"sep=;"\r\n'])('takes the delimiter that %j names', async (line) => {
  const { columns, rows } = await read(`${line}A,x;N\n1,5;y\n`);
  expect(columns).toEqual(['A,x', 'N']);
  expect(rows.map(({ cells }) => cells)).toEqual([['1,5', 'y']]);
});

it('keeps a character of two halves that stands where a step ends', async () => {
  for (let before = 65_526; before < 65_540; before += 1) {
    const { rows } = await read(`A,N\n1,"${'x'.repeat(before)}😀"\n`);
    expect(rows[0]?.cells[1]?.endsWith('x😀')).toBe(true);
  }
});

it('tells why a file is refused', async () => {
  expect(await refusal('')).toEqual({ file: [{ code: 'import_file_empty' }] });
  expect(await refusal('PK and nothing more')).toEqual({ file: [{ code: 'import_file_unreadable' }] });
});

it('lives on when a file takes all the memory there is', async () => {
  const before = process.memoryUsage().rss;
  expect(await refusal(hugeSheet())).toEqual({ file: [{ code: 'import_file_too_heavy' }] });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

it('has time for others while a large file is read', async () => {
  const file = `${'a,'.repeat(19)}\n${`${'word,'.repeat(19)}\n`.repeat(50_000)}`;
  expect(await longestPause(() => read(file))).toBeLessThan(0.5);
});

it('tells when the file itself cannot be had', async () => {
  const missing = new Readable({ read: () => missing.destroy(new Error('not in the storage')) });
  await expect(readTable(1, () => missing, headerAt())).rejects.toThrow('not in the storage');
  await expect(readTable(1, () => Promise.reject(new Error('no storage')), headerAt())).rejects.toThrow(
    'no storage',
  );
});
