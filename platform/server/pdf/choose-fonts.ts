import { readFile } from 'node:fs/promises';
import { create, openSync } from 'fontkit';
import { faces, fonts } from './fonts.ts';
import { type Slice, typefaces } from './typefaces.ts';

/** Weights of Inter, beside which the others stand. */
const weights = { normal: 400, bold: 600 } as const;

/** Selectors of a colored drawing, colors of skin, joiners: they are drawn by none of these fonts. */
const unseen = /[\p{Variation_Selector}\p{Emoji_Modifier}\p{Cf}]/u;

type Font = ReturnType<typeof create>;

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

const has = (font: Font, character: string): boolean => font.hasGlyphForCodePoint(codeOf(character));

const holds = ({ ranges }: Slice): ((character: string) => boolean) => {
  if (ranges === undefined) return () => true;
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (character) => pairs.some(([from, to]) => codeOf(character) >= from && codeOf(character) <= to);
};

/** The given characters of a file, in one weight. */
const cutOut = async (slice: Slice, weight: keyof typeof weights, text: string, variable = false) =>
  (await import('subset-font')).default(
    await readFile((weight === 'bold' && slice.bold) || slice.path),
    text,
    {
      targetFormat: 'truetype',
      ...(variable && { variationAxes: { wght: weights[weight] } }),
    },
  );

export type Chosen = {
  font: string;
  /** For a character that runs from right to left: what may stand between its words. */
  between?: string;
};

export type ChosenFonts = {
  /** The names of their files. */
  fonts: Record<string, ReturnType<typeof faces<string>>>;
  /** The bytes of each file, with the characters of this text alone. */
  files: Record<string, Buffer>;
  /** The font of a character that Inter lacks. */
  fontOf: (character: string) => Chosen | undefined;
  inInter: (character: string) => boolean;
};

/** Fonts for the characters of a text that Inter lacks. A file is read only for a character that it holds. */
export const chooseFonts = async (text: string): Promise<ChosenFonts> => {
  const inter = openSync(fonts.Inter.normal);
  const inInter = (character: string) => /[\t\n\r ]/.test(character) || has(inter, character);
  const open = new Set([...new Set(text)].filter((one) => !inInter(one) && !unseen.test(one)).sort());
  const made: Pick<ChosenFonts, 'fonts' | 'files'> = { fonts: {}, files: {} };
  const chosen = new Map<string, Chosen>();
  for (const { asked, slices, variable, between } of typefaces) {
    if (![...open].some((one) => asked.test(one))) continue;
    for (const slice of await slices()) {
      const held = holds(slice);
      const wanted = [...open].filter((one) => asked.test(one) && held(one));
      if (wanted.length === 0) continue;
      const letters = wanted.join('') + (between ?? '');
      const normal = await cutOut(slice, 'normal', letters, variable);
      const font = create(normal);
      const found = wanted.filter((one) => has(font, one));
      if (found.length === 0) continue;
      const names = faces(`${slice.name}-normal`, `${slice.name}-bold`);
      made.fonts[slice.name] = names;
      made.files[names.normal] = normal;
      made.files[names.bold] = await cutOut(slice, 'bold', letters, variable);
      for (const one of found) {
        // Digits run from left to right in every script.
        chosen.set(one, { font: slice.name, ...(between && !/\p{Nd}/u.test(one) && { between }) });
        open.delete(one);
      }
    }
  }
  return { ...made, fontOf: (character) => chosen.get(character), inInter };
};
