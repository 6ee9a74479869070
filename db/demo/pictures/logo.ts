import { openPaint, type Paint } from './paint.ts';

export const brand = { primary: '#0f766e', secondary: '#0e5a7a' } as const;

const sun = '#ffc845';

/** Readable on light and on dark ground. */
const ink = '#13897f';

/** A sun that rises over a clean floor. */
const paintMark = (paint: Paint, x: number, y: number, size: number) => {
  const at = (part: number) => part * size;
  const ground = paint.linear(
    [x, y],
    [x + size, y + size],
    [
      [0, '#14948a'],
      [1, '#0b5d57'],
    ],
  );
  paint.rect(x, y, size, size, ground, at(0.22));
  const [cx, cy] = [x + at(0.5), y + at(0.6)];
  for (const turn of [-72, -36, 0, 36, 72]) {
    const angle = ((turn - 90) * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    paint.line([cx + dx * at(0.3), cy + dy * at(0.3)], [cx + dx * at(0.4), cy + dy * at(0.4)], sun, at(0.06));
  }
  paint.path(
    `M${cx - at(0.22)},${cy}A${at(0.22)},${at(0.22)} 0 0 1 ${cx + at(0.22)},${cy}Z`,
    `fill="${sun}"`,
  );
  paint.line([x + at(0.17), cy + at(0.09)], [x + at(0.83), cy + at(0.09)], '#ffffff', at(0.05));
  paint.line(
    [x + at(0.29), cy + at(0.19)],
    [x + at(0.71), cy + at(0.19)],
    '#ffffff',
    at(0.05),
    'stroke-opacity="0.65"',
  );
};

/** Letters as strokes, 100 high to the top of the tall ones: fonts differ from machine to machine. */
const letters: Record<string, [wide: number, strokes: string]> = {
  B: [66, 'M6,4V96H36A25,25 0 0 0 36,48H6M6,48H32A22,22 0 0 0 32,4H6'],
  r: [38, 'M6,36V96M6,60C8,44 20,36 34,38'],
  i: [18, 'M8,38V96M8,14V15'],
  g: [62, 'M54,36V104C54,124 14,126 8,110M54,66A24,29 0 1 0 54,67'],
  h: [58, 'M6,0V96M6,64C8,28 50,28 50,62V96'],
  t: [40, 'M18,14V80C18,96 28,98 36,95M4,38H34'],
  s: [48, 'M40,46C34,34 8,34 8,51C8,70 42,60 42,80C42,100 10,100 5,86'],
  d: [62, 'M54,0V96M54,66A24,29 0 1 0 54,67'],
  e: [58, 'M8,65H52C52,26 7,28 7,66C7,104 42,104 50,84'],
};

const paintWord = (paint: Paint, word: string, x: number, y: number, tall: number, colour: string) => {
  const scale = tall / 100;
  let right = x;
  for (const letter of word) {
    const [wide, strokes] = letters[letter] ?? [30, ''];
    paint.path(
      strokes,
      `transform="translate(${right.toFixed(1)},${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"`,
    );
    right += (wide + 15) * scale;
  }
};

export const drawLogo = (): string => {
  const paint = openPaint();
  paintMark(paint, 0, 0, 512);
  return paint.svg(512, 512);
};

export const drawWideLogo = (): string => {
  const paint = openPaint();
  paintMark(paint, 0, 20, 200);
  paintWord(paint, 'Brightside', 240, 66, 100, ink);
  return paint.svg(960, 240);
};
