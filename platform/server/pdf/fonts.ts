import { fileURLToPath } from 'node:url';

const file = (path: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}.ttf`));

const normal = file('400Regular/Inter_400Regular');

const bold = file('600SemiBold/Inter_600SemiBold');

/** Nothing is set in italics. */
export const faces = <T>(normal: T, bold: T) => ({ normal, bold, italics: normal, bolditalics: bold });

/** The typeface of the screens. */
export const fonts = { Inter: faces(normal, bold) };

export const fontFiles: ReadonlySet<string> = new Set([normal, bold]);
