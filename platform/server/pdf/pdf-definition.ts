import type { ChosenFonts } from './choose-fonts.ts';
import { layoutBlocks } from './layout-blocks.ts';
import { soft } from './layout-lines.ts';
import type { PdfDocument, PdfPicture } from './pdf-document.ts';
import { setText } from './set-text.ts';

const pageWords = {
  en: (page: number, of: number) => `Page ${page} of ${of}`,
  es: (page: number, of: number) => `Página ${page} de ${of}`,
};

const productColor = '#1f5fbb';

/** Width in points of a page of letter size. */
const pageWidth = 612;

const side = 48;

/** The document as pdfmake takes it. Pictures are named, so that one that is shown twice is embedded once. */
export const definitionOf = (document: PdfDocument, chosen: ChosenFonts): object => {
  const set = <T>(node: T): T => setText(node, chosen);
  const images: Record<string, string> = {};
  const names = new Map<PdfPicture, string>();
  const nameOf = (picture: PdfPicture): string => {
    const known = names.get(picture);
    if (known) return known;
    const name = `picture${names.size}`;
    names.set(picture, name);
    images[name] = `data:image/jpeg;base64,${Buffer.from(picture.jpeg).toString('base64')}`;
    return name;
  };
  const { locale, title, subtitle, brand, madeAt } = document;
  const color = brand.color ?? productColor;
  const band = { canvas: [{ type: 'rect', x: -side, y: -56, w: pageWidth, h: 12, color }] };
  const mark = brand.logo
    ? { image: nameOf(brand.logo), fit: [180, 60] }
    : { text: brand.name, fontSize: 16, bold: true };
  const address = [...(brand.logo ? [brand.name] : []), ...(brand.sender ?? [])];
  const sender = {
    columns: [
      { width: '*', stack: [mark] },
      ...(brand.sender?.length
        ? [{ width: 220, text: address.join('\n'), alignment: 'right', fontSize: 9 }]
        : []),
    ],
    columnGap: 24,
    margin: [0, 8, 0, 0],
  };
  return {
    info: { title, author: brand.name, ...(madeAt && { creationDate: new Date(madeAt) }) },
    language: locale === 'es' ? 'es-US' : 'en-US',
    pageSize: 'LETTER',
    pageMargins: [side, 56, side, brand.footer ? 76 : 56],
    defaultStyle: { font: 'Inter', fontSize: 10, lineHeight: 1.2, color: '#1f252c' },
    content: set([
      band,
      sender,
      { text: title, fontSize: 26, bold: true, margin: [0, brand.sender?.length ? 40 : 72, 0, 4] },
      { text: subtitle, fontSize: 14, color: soft, margin: [0, 0, 0, 24] },
      ...layoutBlocks(document.cover, nameOf),
      ...(document.content.length > 0 ? [{ text: '', pageBreak: 'after' }] : []),
      ...layoutBlocks(document.content, nameOf),
    ]),
    footer: (page: number, of: number) => ({
      stack: [
        ...(brand.footer ? [set({ text: brand.footer, margin: [0, 0, 0, 4] })] : []),
        {
          columns: [
            set({ text: `${brand.name} · ${title}`, width: '*' }),
            { text: pageWords[locale](page, of), width: 120, alignment: 'right' },
          ],
        },
      ],
      fontSize: 8,
      color: soft,
      margin: [side, 20, side, 0],
    }),
    ...(document.watermark && {
      watermark: { text: document.watermark, color: soft, opacity: 0.12, bold: true },
    }),
    images,
  };
};
