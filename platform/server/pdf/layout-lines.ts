import type { PdfLine, PdfPicture, PdfTone } from './pdf-document.ts';

export const tones: Record<PdfTone, string> = {
  good: '#15803d',
  near: '#b45309',
  bad: '#c5352b',
  none: '#5f6976',
};

export const soft = '#5f6976';

export const hairline = '#d9dee4';

/** Signs beside the words, for people who cannot see the colors. */
const signs: Record<PdfTone, string> = { good: '✓ ', near: '', bad: '✗ ', none: '' };

/** Points. Three pictures beside each other fill a page of letter size. */
const pictureWidth = 164;
const pictureHeight = 123;
const perRow = 3;

export type NamePicture = (picture: PdfPicture) => string;

const pictureCell = (picture: PdfPicture, nameOf: NamePicture) => ({
  width: pictureWidth,
  stack: [
    { image: nameOf(picture), fit: [pictureWidth, pictureHeight] },
    ...(picture.caption === ''
      ? []
      : [{ text: picture.caption, fontSize: 8, color: soft, margin: [0, 2, 0, 0] }]),
  ],
});

const pictureRows = (pictures: readonly PdfPicture[], nameOf: NamePicture) =>
  Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) => ({
    columns: pictures.slice(row * perRow, (row + 1) * perRow).map((one) => pictureCell(one, nameOf)),
    columnGap: 12,
    margin: [0, 4, 0, 4],
    unbreakable: true,
  }));

const tickBox = {
  width: 12,
  canvas: [{ type: 'rect', x: 0, y: 2, w: 10, h: 10, lineWidth: 0.8, lineColor: soft }],
};

/** A line with its notes and photos; the first row of photos stays with it. */
export const layoutLine = (line: PdfLine, nameOf: NamePicture): object => {
  const [first, ...rows] = pictureRows(line.pictures, nameOf);
  const head = [
    {
      columns: [
        ...(line.box ? [tickBox] : []),
        {
          width: '*',
          text: [line.label, ...(line.tag ? [{ text: `  ${line.tag}`, fontSize: 8, color: soft }] : [])],
        },
        {
          width: 150,
          text: `${signs[line.tone]}${line.value}`,
          alignment: 'right',
          bold: line.tone === 'bad',
          color: line.tone === 'bad' ? tones.bad : '#1f252c',
        },
      ],
      columnGap: 12,
    },
    ...line.notes.map((text) => ({ text, color: soft, fontSize: 9, margin: [0, 2, 0, 0] })),
  ];
  return {
    margin: [0, 5, 0, 0],
    stack: [
      first ? { stack: [...head, first], unbreakable: true } : { stack: head },
      ...rows,
      { canvas: [{ type: 'line', x1: 0, y1: 5, x2: 516, y2: 5, lineWidth: 0.5, lineColor: hairline }] },
    ],
  };
};
