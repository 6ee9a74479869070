import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '#platform/contract/errors';
import { type StageOptions, stageUpload } from './stage-upload.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-stage-'));
});
afterAll(() => rm(directory, { recursive: true }));

const stage = (bytes: Uint8Array | string, name: string, options: Partial<StageOptions> = {}) =>
  stageUpload(Readable.from([Buffer.from(bytes)]), {
    field: 'files',
    name,
    maxBytes: 10_000_000,
    kinds: ['document'],
    directory,
    ...options,
  });

const refusal = async (staging: Promise<unknown>): Promise<unknown> => {
  const problem = await staging.then(
    () => undefined,
    (error: Problem) => error,
  );
  expect(problem).toBeInstanceOf(Problem);
  expect((await readdir(directory)).filter((name) => !kept.has(name))).toEqual([]);
  return problem?.status === 422 ? problem.fields.files : problem?.status;
};
const kept = new Set<string>();

const picture = (format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer();
const box = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(512)]);
const oldOffice = (inside: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1024),
    Buffer.from(`${inside}\0`, 'utf16le'),
  ]);

it('counts and hashes what it writes', async () => {
  const bytes = 'a,b\n1,ñ\n'.repeat(1000);
  const staged = await stage(bytes, 'C:\\lists\\people.csv');
  kept.add(staged.path.slice(directory.length + 1));
  expect(staged).toMatchObject({ name: 'people.csv', mime: 'text/csv', kind: 'sheet', field: 'files' });
  expect(staged.size).toBe(Buffer.byteLength(bytes));
  expect(staged.md5).toBe(createHash('md5').update(bytes).digest('hex'));
  expect(staged.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await readFile(staged.path, 'utf8')).toBe(bytes);
  expect(staged.path).toMatch(/\.part$/);
});

it.each([
  ['jpeg named txt', () => picture('jpeg'), 'photo.txt', 'image/jpeg'],
  ['png', () => picture('png'), 'photo.png', 'image/png'],
  ['webp', () => picture('webp'), 'photo', 'image/webp'],
  ['pdf', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'plan.pdf', 'application/pdf'],
  ['word 97', async () => oldOffice('WordDocument'), 'letter.doc', 'application/msword'],
  ['excel 97', async () => oldOffice('Workbook'), 'list.xls', 'application/vnd.ms-excel'],
  ['text that starts like a bitmap', async () => Buffer.from('BMW,3\n'), 'cars.csv', 'text/csv'],
  ['Windows-1252', async () => Buffer.from('Name\r\nCafé', 'latin1'), 'a.csv', 'text/csv'],
  ['UTF-16', async () => Buffer.from('\ufeffName\r\nCafé', 'utf16le'), 'a.csv', 'text/csv'],
  [
    'UTF-16, reversed',
    async () => Buffer.from('\ufeffName\r\nCafé', 'utf16le').swap16(),
    'a.txt',
    'text/plain',
  ],
  ['UTF-16 unmarked', async () => Buffer.from('Name\r\nCafé', 'utf16le'), 'a.csv', 'text/csv'],
])('takes %s by its content', async (_what, bytes, name, mime) => {
  const staged = await stage(await bytes(), name);
  kept.add(staged.path.slice(directory.length + 1));
  expect(staged.mime).toBe(mime);
});

it.each([
  ['HEIC by its name', box('heic'), 'a.jpg', 'HEIC'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg', 'SVG'],
  ['HTML', '<!doctype html><script>1</script>', 'a.html', 'HTML'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex'), 'a.pdf', 'EXE'],
  ['half of a UTF-16 letter', Buffer.from('fffe410042', 'hex'), 'a.csv', 'MP1'],
  ['marked bytes of no text', Buffer.from('fffe41000100', 'hex'), 'a.csv', 'MP1'],
  ['a GIF called CSV', Buffer.from('GIF89aéé', 'latin1'), 'a.csv', 'GIF'],
  ['a program called CSV', Buffer.from('MZ\x90\x00\x03', 'latin1'), 'a.csv', 'EXE'],
  ['another OLE container', oldOffice('PowerPoint Document'), 'a.doc', 'OLE'],
])('refuses %s', async (_what, bytes, name, kind) => {
  expect(await refusal(stage(bytes, name))).toEqual([{ code: 'file_kind', values: { kind } }]);
});

it.each([
  ['an SVG called PNG', '<?xml version="1.0"?><svg/>', 'a.png', 'PNG'],
  ['text with a NUL', 'a\0b', 'a.txt', 'TXT'],
  ['bytes of no text', Buffer.from([0x61, 0xff, 0x01, 0x62]), 'a.csv', 'CSV'],
  ['bytes Windows-1252 has no letter for', Buffer.from([0x61, 0xe9, 0x81, 0x62]), 'a.csv', 'CSV'],
])('does not say of %s that what its name promises is refused', async (_what, bytes, name, kind) => {
  expect(await refusal(stage(bytes, name))).toEqual([{ code: 'file_damaged', values: { kind } }]);
});

it.each(['a.csv', 'a.txt'])(
  'takes no picture, document or archive for a text because it is called %s',
  async (name) => {
    const binaries = [
      await picture('jpeg'),
      await picture('png'),
      await picture('webp'),
      Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj', 'latin1'),
      Buffer.from('PK\x03\x04\x14\0\0\0é', 'latin1'),
      oldOffice('Workbook'),
    ];
    for (const bytes of binaries) {
      await stage(bytes, name, { kinds: ['sheet'] }).then(
        () => expect.unreachable(),
        (error: Problem) => expect(error.fields.files?.[0]?.code).toBe('file_kind'),
      );
    }
  },
);

it('takes only the kinds the endpoint names', async () => {
  const pdf = '%PDF-1.7\n%%EOF';
  expect(await refusal(stage(pdf, 'a.pdf', { kinds: ['image'] }))).toMatchObject([{ code: 'file_kind' }]);
  expect(await refusal(stage(pdf, 'a.pdf', { kinds: ['sheet'] }))).toMatchObject([{ code: 'file_kind' }]);
  expect(await refusal(stage(await picture('gif'), 'a.gif'))).toEqual([
    { code: 'file_kind', values: { kind: 'GIF' } },
  ]);
  expect(await refusal(stage('', 'a.pdf'))).toEqual([{ code: 'file_missing' }]);
});

it('stops one byte above the limit and lets the stream go on', async () => {
  const exact = await stage('x'.repeat(1000), 'a.txt', { maxBytes: 1000 });
  kept.add(exact.path.slice(directory.length + 1));
  const stream = Readable.from([Buffer.alloc(1000, 120), Buffer.alloc(1, 120), Buffer.alloc(5, 120)]);
  const options = { field: 'files', name: 'a.txt', kinds: ['document' as const], directory };
  expect(await refusal(stageUpload(stream, { ...options, maxBytes: 1000 }))).toEqual([
    { code: 'file_too_large', values: { megabytes: 0.001 } },
  ]);
  expect(stream.destroyed).toBe(false);
});

it('refuses before the disk is full', async () => {
  expect(await refusal(stage('x', 'a.txt', { reserved: Number.MAX_SAFE_INTEGER }))).toBe(507);
});

it('drops what it wrote when the sender breaks off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('x');
      throw new Error('reset');
    })(),
  );
  const options = { field: 'files', name: 'a.txt', maxBytes: 10, kinds: ['document' as const], directory };
  await expect(stageUpload(broken, options)).rejects.toThrow('reset');
  expect((await readdir(directory)).filter((name) => !kept.has(name))).toEqual([]);
});
