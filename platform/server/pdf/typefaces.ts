import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file with some of a typeface's characters, such as `U+3001-3003,U+4e00`; without ranges, all of them. */
export type Slice = { name: string; path: string; bold?: string; ranges?: string };

type Typeface = {
  /** The characters it is asked for. */
  asked: RegExp;
  slices: () => Promise<Slice[]>;
  /** One file holds all weights. */
  variable?: boolean;
  /** Written from right to left: what may stand between its words and is in its files. */
  between?: string;
};

const pathOf = (module: string): string => fileURLToPath(import.meta.resolve(module));

/** The packages of Fontsource say in `unicode.json` which characters each file holds, by keys like `[12]` or `symbols`. */
const fontsource = (module: string, file: (slice: string) => string) => async (): Promise<Slice[]> => {
  const list = pathOf(`${module}/unicode.json`);
  const all = Object.entries<string>(JSON.parse(await readFile(list, 'utf8')));
  return all.map(([key, ranges]) => {
    const slice = key.replace(/[[\]]/g, '');
    return { name: `${module}-${slice}`, path: join(dirname(list), 'files', file(slice)), ranges };
  });
};

/** Two files with all characters, one for each weight; their paths begin beside the module that the package exports. */
const whole = (module: string, normal: string, bold: string) => async (): Promise<Slice[]> => {
  const directory = dirname(pathOf(module));
  return [{ name: module, path: join(directory, normal), bold: join(directory, bold) }];
};

const noto = (name: string, asked: RegExp): Typeface => ({
  asked,
  slices: fontsource(`@fontsource-variable/${name}`, (slice) => `${name}-${slice}-wght-normal.woff2`),
  variable: true,
});

const symbols = 'noto-sans-symbols-2';

/** For what Inter lacks, in this order. Han is drawn in the Chinese manner in Japanese names too. */
export const typefaces: readonly Typeface[] = [
  {
    asked: /\p{Script=Hebrew}/u,
    slices: whole(
      '@expo-google-fonts/noto-sans-hebrew',
      '400Regular/NotoSansHebrew_400Regular.ttf',
      '600SemiBold/NotoSansHebrew_600SemiBold.ttf',
    ),
    between: ` .,-'"`,
  },
  {
    asked: /\p{Script_Extensions=Arabic}/u,
    // Later versions draw dots as letters of their own, which a reader who copies the text gets as other letters.
    slices: whole(
      '@embedpdf/fonts-arabic',
      '../fonts/NotoNaskhArabic-Regular.ttf',
      '../fonts/NotoNaskhArabic-Bold.ttf',
    ),
    between: ' .,',
  },
  noto('noto-sans-kr', /\p{Script=Hangul}/u),
  noto(
    'noto-sans-sc',
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\uff00-\uffef]/u,
  ),
  noto('noto-emoji', /\p{Emoji}/u),
  {
    asked: /[\p{S}\p{P}\p{No}]/u,
    slices: fontsource(`@fontsource/${symbols}`, (slice) => `${symbols}-${slice}-400-normal.woff`),
  },
];
