import { fileURLToPath } from 'node:url';

const file = (path: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}.ttf`));

const normal = file('400Regular/Inter_400Regular');

const bold = file('600SemiBold/Inter_600SemiBold');

/** The typeface of the screens. Nothing is set in italics. */
export const fonts = { Inter: { normal, bold, italics: normal, bolditalics: bold } };

export const fontFiles: ReadonlySet<string> = new Set([normal, bold]);
