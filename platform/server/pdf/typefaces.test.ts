import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from './make-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

const document = (names: readonly string[]): PdfDocument => ({
  locale: 'en',
  title: 'Invoice 12',
  subtitle: '',
  madeAt: '2026-01-01T00:00:00Z',
  brand: { name: 'Acme', color: null, logo: null },
  cover: [{ kind: 'facts', facts: names.map((name) => ['Client', name] as const) }],
  content: [],
});

type Glyph = { fontChar: string; unicode: string };

/** The numbers of all glyphs that the pages draw, as four digits each; 0000 is a box. */
const glyphNumbers = (pdf: Buffer): string[] => {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  const pages = [...streams].flatMap(([, bytes = '']) => {
    try {
      return String(inflateSync(Buffer.from(bytes, 'latin1')));
    } catch {
      return [];
    }
  });
  const drawn = pages.flatMap((page) => [...page.matchAll(/\[([^\]]*)\] TJ/g)]).map(([, text = '']) => text);
  return drawn.flatMap((text) =>
    [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []),
  );
};

/** What stands in the file: its text as a reader copies it, and its glyphs in the order in which they are drawn. */
const readFile = async (pdf: Buffer) => {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown = argsArray.filter((_args, at) => fnArray[at] === OPS.showText);
  const glyphs = shown.flatMap(([items]) =>
    (items as (Glyph | number)[]).filter((one) => typeof one === 'object'),
  );
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { glyphs, text: text.replace(/ +/g, ' '), numbers: glyphNumbers(pdf) };
};

const names = {
  signs: '☐ ☑ ☒ ✓ ✔ ★ → ⚠ ♻ ☎',
  emoji: 'Lobby 🧹 🧽 😀 ✅',
  chinese: '北京清洁服务有限公司',
  taiwan: '陳大文 先生（台灣）',
  japanese: '東京ビル管理株式会社さくら',
  korean: '서울 청소 서비스',
  hebrew: 'שירותי ניקיון בע"מ',
  arabic: 'شركة النظافة المتحدة',
};

describe('names in other scripts', () => {
  let file: Awaited<ReturnType<typeof readFile>>;
  let size: number;
  beforeAll(async () => {
    const pdf = await makePdf(document(Object.values(names)));
    size = pdf.length;
    file = await readFile(pdf);
  });

  it('are drawn, none as a box, and can be copied', () => {
    expect(file.numbers.length).toBeGreaterThan(20);
    expect(file.numbers).not.toContain('0000');
    for (const name of Object.values(names)) expect(file.text).toContain(name);
  });

  it('embed the letters they use, not whole fonts', () => {
    expect(size).toBeLessThan(90_000);
  });

  it('run from right to left, with letters that join', () => {
    const drawn = file.glyphs.map((glyph) => glyph.unicode).join('');
    expect(drawn).toContain([...names.hebrew].reverse().join(''));
    expect(drawn).toContain([...names.arabic].reverse().join(''));
    const shapes = (letter: string) =>
      new Set(file.glyphs.filter((one) => one.unicode === letter).map((one) => one.fontChar)).size;
    expect(shapes('ا')).toBe(2);
  });
});

it.each([
  ['colors of skin, joiners and selectors', 'A 👍🏽 B ❤️ C', 'A 👍 B ❤ C'],
  ['signs that no font has', 'A \u{1fbff}B', 'A B'],
  ['fancy forms of plain letters', '𝓒𝓵𝓮𝓪𝓷', 'Clean'],
])('%s leave no box', async (_what, name, shown) => {
  const file = await readFile(await makePdf(document([name])));
  expect(file.numbers).not.toContain('0000');
  expect(file.text).toContain(shown);
});

it('keeps the box of a letter that no font has', async () => {
  expect((await readFile(await makePdf(document(['ไทย'])))).numbers).toContain('0000');
});

it('breaks what runs from right to left into lines that fit', async () => {
  const note = 'هذه رسالة طويلة باللغة العربية يجب أن تنكسر إلى أسطر متعددة';
  const { text } = await readFile(await makePdf(document([note])));
  expect(text.replaceAll(' ', '')).toContain(note.replaceAll(' ', ''));
});

it('is the same file each time', async () => {
  const [one, two] = [await makePdf(document([names.korean])), await makePdf(document([names.korean]))];
  expect(one.equals(two)).toBe(true);
});
