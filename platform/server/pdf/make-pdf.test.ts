import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from './make-pdf.ts';
import type { PdfDocument, PdfLine } from './pdf-document.ts';
import { pictureForPdf } from './picture-for-pdf.ts';

const line = (label: string, more: Partial<PdfLine> = {}): PdfLine => ({
  label,
  value: 'Excelente',
  tone: 'good',
  notes: [],
  pictures: [],
  ...more,
});

const document = (lines: readonly PdfLine[], more: Partial<PdfDocument> = {}): PdfDocument => ({
  locale: 'es',
  title: 'Inspección n.º 12',
  subtitle: 'Edificio Peña',
  brand: { name: 'Limpieza Ñandú', color: '#0f766e', logo: null },
  cover: [
    {
      kind: 'figure',
      figure: '84.2',
      tone: 'near',
      share: 0.842,
      target: 0.85,
      title: 'Reprobada',
      notes: ['Meta 85'],
    },
    { kind: 'facts', facts: [['Cliente', 'Núñez e Hijos']] },
  ],
  content: [
    { kind: 'heading', level: 1, text: 'Recepción', aside: '84.2' },
    { kind: 'lines', lines },
  ],
  ...more,
});

const read = async (pdf: Buffer) => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, async (_, at) => {
      const { items } = await (await file.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { pages, language: (await file.getMetadata()).info as { Language?: string; Title?: string } };
};

/** An image of random pixels, which compresses worse than any photo. */
const photo = (): Promise<Buffer> =>
  sharp(randomBytes(1600 * 1200 * 3), { raw: { width: 1600, height: 1200, channels: 3 } })
    .blur(1.2)
    .webp({ quality: 80 })
    .toBuffer();

describe('a PDF', () => {
  it('says everything in Spanish, page by page, with its fonts in it', async () => {
    const pdf = await makePdf(
      document([line('¿Está limpio el año nuevo?', { notes: ['Café y té: «sin» – fin…'] })]),
    );
    const { pages, language } = await read(pdf);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Limpieza Ñandú');
    expect(pages[0]).toContain('Núñez e Hijos');
    expect(pages[1]).toContain('¿Está limpio el año nuevo?');
    expect(pages[1]).toContain('Café y té: «sin» – fin…');
    expect(pages[1]).toContain('Página 2 de 2');
    expect(language.Title).toBe('Inspección n.º 12');
    const raw = pdf.toString('latin1');
    expect(raw.match(/\/FontFile2/g)?.length).toBe(2);
    expect(raw).toContain('+Inter');
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times)/);
    expect(raw).toContain('es-US');
  });

  it('breaks a word that is wider than its column, and keeps its value beside it', async () => {
    const word = 'W'.repeat(90);
    const pdf = await makePdf(
      document([line(`Suite ${word}`, { value: '$ 1,350.00', notes: [word] })], { subtitle: word }),
    );
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
    const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    for (let at = 1; at <= file.numPages; at += 1) {
      const page = await file.getPage(at);
      const [, , width = 0] = page.view;
      for (const item of (await page.getTextContent()).items)
        if ('str' in item) expect(item.transform[4] + item.width, item.str).toBeLessThanOrEqual(width);
    }
    expect((await read(pdf)).pages.join(' ')).toContain('$ 1,350.00');
  });

  it('names its sender, and the foot of the company', async () => {
    const brand = {
      name: 'Acme',
      color: null,
      logo: null,
      sender: ['200 Lantern St', '(303) 555-0199'],
      footer: 'License 4711',
    };
    const { pages } = await read(await makePdf(document([line('Floor')], { brand })));
    expect(pages[0]).toContain('200 Lantern St');
    for (const page of pages) expect(page).toContain('License 4711');
  });

  it('reads and fetches nothing that a document names', async () => {
    const pictures = [
      { jpeg: Buffer.from('file:///etc/passwd'), width: 1, height: 1, caption: 'https://example.com/x.png' },
    ];
    await expect(makePdf(document([line('Trap', { pictures })]))).rejects.toThrow();
  });
});

describe('a long PDF', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await photo();
  });

  it('with 60 photos has less than 3 MB', async () => {
    const begun = performance.now();
    const pictures = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        pictureForPdf(bytes, { maxBytes: 42_000, caption: at % 2 === 0 ? 'Junto a la puerta' : '' }),
      ),
    );
    const lines = pictures.map((picture, at) => line(`Pregunta ${at + 1}`, { pictures: [picture] }));
    const pdf = await makePdf(document(lines));
    const took = performance.now() - begun;
    const { pages } = await read(pdf);
    expect(pages.length).toBeGreaterThan(8);
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
    expect(pdf.length).toBeLessThan(3_000_000);
    console.info(`60 photos: ${pdf.length} bytes, ${pages.length} pages, ${Math.round(took)} ms`);
  });
});
