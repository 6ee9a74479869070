import { darker, lighter } from './colours.ts';
import { openPaint, type Paint, type Point } from './paint.ts';

export type Hair = 'short' | 'long' | 'bun' | 'curly' | 'bob' | 'bald' | 'scarf' | 'cap' | 'side';

export type Portrait = {
  skin: string;
  hair: Hair;
  hairColour: string;
  shirt: string;
  ground: string;
  glasses?: true;
  beard?: true;
  earrings?: true;
};

const size = 480;
const middle = size / 2;

const around = (cx: number, cy: number, rx: number, ry: number, from = 0, to = 360, count = 24): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = ((from + ((to - from) * index) / (to - from === 360 ? count : count - 1)) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** The hair behind the head. */
const paintHairBehind = (paint: Paint, { hair, hairColour }: Portrait) => {
  if (hair === 'long')
    paint.path(
      'M138,210C128,96 352,96 342,210C352,290 364,330 352,372C300,392 180,392 128,372C116,330 128,290 138,210Z',
      `fill="${darker(hairColour, 0.18)}"`,
    );
  if (hair === 'bob')
    paint.path(
      'M142,210C130,100 350,100 338,210C344,262 346,284 334,304C300,316 180,316 146,304C134,284 136,262 142,210Z',
      `fill="${darker(hairColour, 0.18)}"`,
    );
  if (hair === 'bun') paint.ellipse([middle, 88], 44, 40, darker(hairColour, 0.1));
  if (hair === 'scarf')
    paint.path(
      'M136,226C118,84 362,84 344,226C350,300 330,352 300,384L180,384C150,352 130,300 136,226Z',
      `fill="${darker(hairColour, 0.12)}"`,
    );
  if (hair === 'curly')
    for (const [x, y] of around(middle, 196, 96, 92, 150, 390, 15))
      paint.ellipse([x, y], 38, 38, darker(hairColour, 0.12));
};

const paintHair = (paint: Paint, { hair, hairColour, shirt }: Portrait) => {
  const fill = `fill="${hairColour}"`;
  const shine = `fill="none" stroke="${lighter(hairColour, 0.28)}" stroke-width="7" stroke-linecap="round" stroke-opacity="0.6"`;
  switch (hair) {
    case 'short':
      paint.path(
        'M150,208C140,112 196,92 244,94C300,94 342,126 330,208C326,180 312,164 296,152C256,168 196,164 172,150C158,166 154,188 150,208Z',
        fill,
      );
      paint.path('M190,124q34,-18 76,-12', shine);
      break;
    case 'side':
      paint.path(
        'M149,210C132,120 190,86 250,90C312,92 346,134 331,210C328,186 322,168 312,156C280,160 232,150 206,126C196,150 160,166 149,210Z',
        fill,
      );
      paint.path('M226,112q40,-10 72,14', shine);
      break;
    case 'long':
    case 'bob':
      paint.path(
        'M146,224C132,112 190,90 240,90C292,90 348,112 334,224C326,180 300,160 262,132C236,162 172,168 146,224Z',
        fill,
      );
      paint.path('M196,122q30,-14 62,-8', shine);
      break;
    case 'bun':
      paint.path(
        'M150,208C140,116 194,98 240,98C288,98 340,116 330,208C318,150 280,138 240,138C200,138 162,150 150,208Z',
        fill,
      );
      paint.path('M200,118q38,-10 76,0', shine);
      break;
    case 'curly':
      for (const [x, y] of around(middle, 160, 74, 44, 195, 345, 8))
        paint.ellipse([x, y], 31, 31, hairColour);
      break;
    case 'scarf':
      paint.path(
        'M138,226C122,86 358,86 342,226C348,296 330,352 296,384C322,330 330,262 320,212C304,140 176,140 160,212C150,262 158,330 184,384C150,352 132,296 138,226Z',
        fill,
      );
      paint.path('M166,176C186,128 294,128 314,176', shine);
      paint.path('M176,356C206,392 274,392 304,356C320,392 300,420 240,420C180,420 160,392 176,356Z', fill);
      break;
    case 'cap':
      paint.path(
        'M148,190C140,104 340,104 332,190C280,172 200,172 148,190Z',
        `fill="${darker(shirt, 0.12)}"`,
      );
      paint.path(
        'M146,192C190,168 290,168 336,192C370,204 366,214 340,212C290,194 196,192 150,210C140,206 140,198 146,192Z',
        `fill="${darker(shirt, 0.3)}"`,
      );
      paint.ellipse([middle, 146], 17, 17, '#ffd26b');
      break;
    case 'bald':
      paint.path('M148,216C140,184 148,158 160,146C158,176 158,198 154,216Z', fill);
      paint.path('M332,216C340,184 332,158 320,146C322,176 322,198 326,216Z', fill);
  }
};

const paintFace = (paint: Paint, { skin, hair, hairColour, glasses, beard, earrings }: Portrait) => {
  const shade = darker(skin, 0.16);
  const brow = hair === 'scarf' ? '#3a2a22' : darker(hairColour, 0.25);
  for (const x of hair === 'scarf' ? [] : [150, 330]) {
    paint.ellipse([x, 222], 17, 24, shade);
    if (earrings) paint.ellipse([x, 252], 6, 6, '#f2c14e');
  }
  const face = paint.linear(
    [170, 130],
    [320, 320],
    [
      [0, lighter(skin, 0.12)],
      [1, darker(skin, 0.06)],
    ],
  );
  paint.path(
    'M150,206C146,66 334,66 330,206C332,270 302,320 240,320C178,320 148,270 150,206Z',
    `fill="${face}"`,
  );
  if (beard)
    paint.path(
      'M151,226C150,290 190,330 240,330C290,330 330,290 329,226C318,262 300,266 280,262C262,252 218,252 200,262C180,266 162,262 151,226Z',
      `fill="${hairColour}"`,
    );
  for (const x of [178, 302]) paint.ellipse([x, 258], 20, 12, '#e0685c', 'fill-opacity="0.22"');
  for (const x of [203, 277]) {
    paint.ellipse([x, 216], 10, 12, '#2a2320');
    paint.ellipse([x + 3.5, 211.5], 3.4, 3.4, '#ffffff');
    paint.path(
      `M${x - 19},192q19,-13 38,-1`,
      `fill="none" stroke="${brow}" stroke-width="7" stroke-linecap="round"`,
    );
  }
  paint.path(
    'M240,222q-13,26 3,30',
    `fill="none" stroke="${darker(skin, 0.28)}" stroke-width="5.5" stroke-linecap="round"`,
  );
  paint.path('M206,272C220,302 260,302 274,272C252,279 228,279 206,272Z', 'fill="#8e3a3a"');
  paint.path('M210,274C226,283 254,283 270,274C264,286 216,286 210,274Z', 'fill="#ffffff"');
  if (!glasses) return;
  for (const x of [176, 250])
    paint.rect(x, 194, 54, 44, '#ffffff', 17, 'fill-opacity="0.22" stroke="#38414d" stroke-width="6"');
  paint.line([230, 212], [250, 212], '#38414d', 6);
};

/** A friendly face in the manner of the rooms. The people do not exist. */
export const drawPortrait = (portrait: Portrait): string => {
  const { skin, shirt, ground } = portrait;
  const paint = openPaint();
  const back = paint.linear(
    [0, 0],
    [size, size],
    [
      [0, lighter(ground, 0.35)],
      [1, ground],
    ],
  );
  paint.rect(0, 0, size, size, back);
  paint.ellipse([middle, 236], 206, 206, '#ffffff', 'fill-opacity="0.2"');
  paintHairBehind(paint, portrait);
  paint.path('M204,286L276,286L282,372C262,404 218,404 198,372Z', `fill="${darker(skin, 0.14)}"`);
  const cloth = paint.linear(
    [120, 360],
    [360, 480],
    [
      [0, lighter(shirt, 0.14)],
      [1, darker(shirt, 0.12)],
    ],
  );
  paint.path(
    'M64,480C68,404 128,376 198,360C214,394 266,394 282,360C352,376 412,404 416,480Z',
    `fill="${cloth}"`,
  );
  paint.path('M198,360L176,372L214,428L240,396Z', `fill="${lighter(shirt, 0.32)}"`);
  paint.path('M282,360L304,372L266,428L240,396Z', `fill="${lighter(shirt, 0.24)}"`);
  paint.ellipse([330, 436], 17, 17, '#ffd26b');
  paint.path('M320,440a10,10 0 0 1 20,0Z', 'fill="#ffffff"');
  paintFace(paint, portrait);
  paintHair(paint, portrait);
  return paint.svg(size, size);
};
