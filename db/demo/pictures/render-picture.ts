import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DerivedSizes } from '#features/accounts/files/server';
import type { Picture } from './picture.ts';

/** Kept between runs: drawings change rarely, and turning a hundred of them into pixels takes a quarter of a minute. */
const directory = join(import.meta.dirname, '../../../node_modules/.cache/demo-pictures');

/** Raise it when drawings are rendered in another way or in other sizes: kept files of older versions are not used. */
const version = 1;

export type Rendered = {
  bytes: Buffer;
  sizes: DerivedSizes | undefined;
  keep: (sizes: DerivedSizes) => Promise<void>;
};

const openSharp = async () => (await import('sharp')).default;

const render = async (svg: string, kind: Picture['kind']): Promise<Buffer> => {
  const picture = (await openSharp())(Buffer.from(svg));
  return kind === 'photo' ? picture.jpeg({ quality: 84 }).toBuffer() : picture.png().toBuffer();
};

const readKept = async (path: string): Promise<[Buffer, DerivedSizes] | undefined> => {
  const read = (suffix: string) => readFile(`${path}${suffix}`);
  try {
    const [facts, bytes, display, thumb] = await Promise.all([
      read('.json'),
      read(''),
      read('.display'),
      read('.thumb'),
    ]);
    return [bytes, { ...JSON.parse(facts.toString()), display, thumb }];
  } catch {
    return undefined;
  }
};

/** Writes to another name first, because two runs may write the same file at the same time. */
const write = async (path: string, content: Uint8Array | string): Promise<void> => {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
};

/** If the files cannot be kept, the next run draws again. */
const keepAt = async (path: string, bytes: Buffer, { display, thumb, width, height }: DerivedSizes) => {
  try {
    await mkdir(directory, { recursive: true });
    await Promise.all([write(path, bytes), write(`${path}.display`, display), write(`${path}.thumb`, thumb)]);
    await write(`${path}.json`, JSON.stringify({ width, height }));
  } catch {}
};

/** The pixels of a picture, with the served sizes where these are known from an earlier run. */
export const renderPicture = async ({ draw, kind }: Picture): Promise<Rendered> => {
  const svg = draw();
  const path = join(directory, createHash('sha256').update(`${version}${kind}${svg}`).digest('hex'));
  const kept = await readKept(path);
  if (kept) return { bytes: kept[0], sizes: kept[1], keep: async () => {} };
  const bytes = await render(svg, kind);
  return { bytes, sizes: undefined, keep: (sizes) => keepAt(path, bytes, sizes) };
};
