import { hairline, layoutLine, type NamePicture, soft, tones } from './layout-lines.ts';
import type { PdfBlock } from './pdf-document.ts';

type Block<K extends PdfBlock['kind']> = Extract<PdfBlock, { kind: K }>;

/** Width in points of the bar below a figure. */
const barWidth = 240;

const bar = ({ share, target, tone }: Block<'figure'>) => ({
  canvas: [
    { type: 'rect', x: 0, y: 4, w: barWidth, h: 8, color: hairline },
    ...(share === null ? [] : [{ type: 'rect', x: 0, y: 4, w: barWidth * share, h: 8, color: tones[tone] }]),
    ...(target === null
      ? []
      : [{ type: 'rect', x: barWidth * target - 1, y: 0, w: 2, h: 16, color: '#1f252c' }]),
  ],
  margin: [0, 2, 0, 6],
});

const figure = (block: Block<'figure'>) => ({
  columns: [
    { width: 120, text: block.figure, fontSize: 40, bold: true, color: '#1f252c' },
    {
      width: '*',
      stack: [
        { text: block.title, fontSize: 15, bold: true, color: tones[block.tone], margin: [0, 4, 0, 4] },
        ...(block.share === null ? [] : [bar(block)]),
        ...block.notes.map((text) => ({ text, margin: [0, 1, 0, 0] })),
      ],
    },
  ],
  margin: [0, 8, 0, 16],
});

const facts = ({ facts: all }: Block<'facts'>) => ({
  layout: 'noBorders',
  table: {
    widths: [120, '*'],
    body: all.map(([label, value]) => [{ text: label, color: soft }, value]),
  },
});

const ruleWidth = 156;

const sign = ({ labels }: Block<'sign'>) => ({
  unbreakable: true,
  columns: labels.map((text) => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: ruleWidth, y2: 0, lineWidth: 0.8, lineColor: soft }] },
      { text, color: soft, fontSize: 8, margin: [0, 3, 0, 0] },
    ],
  })),
  columnGap: 24,
  margin: [0, 56, 0, 0],
});

const heading = ({ level, text, aside }: Block<'heading'>) => ({
  columns: [{ width: '*', text }, ...(aside ? [{ width: 90, text: aside, alignment: 'right' }] : [])],
  bold: true,
  fontSize: level === 1 ? 14 : 10.5,
  margin: level === 1 ? [0, 18, 0, 2] : [0, 10, 0, 0],
});

/** What the columns of the lines below are. */
const lineHead = ({ head }: Block<'lines'>): object[] =>
  head
    ? [
        {
          columns: [
            { width: '*', text: head[0] },
            { width: 150, text: head[1], alignment: 'right' },
          ],
          columnGap: 12,
          bold: true,
          fontSize: 9,
          color: soft,
          margin: [0, 18, 0, 0],
        },
      ]
    : [];

const layoutBlock = (block: PdfBlock, nameOf: NamePicture): object[] => {
  switch (block.kind) {
    case 'heading':
      return [heading(block)];
    case 'paragraph':
      return [{ text: block.text, margin: [0, 4, 0, 4], ...(block.url && { link: block.url }) }];
    case 'facts':
      return [facts(block)];
    case 'figure':
      return [figure(block)];
    case 'sign':
      return [sign(block)];
    case 'lines':
      return [...lineHead(block), ...block.lines.map((line) => layoutLine(line, nameOf))];
  }
};

/** Lays the blocks out below each other; a heading stays on the page of the block that follows it. */
export const layoutBlocks = (blocks: readonly PdfBlock[], nameOf: NamePicture): object[] => {
  const content: object[] = [];
  let headings: object[] = [];
  for (const block of blocks) {
    const [first, ...others] = layoutBlock(block, nameOf);
    if (!first) continue;
    headings.push(first);
    if (block.kind === 'heading') continue;
    content.push({ stack: headings, unbreakable: headings.length > 1 }, ...others);
    headings = [];
  }
  return [...content, ...headings];
};
