/** What the build says about each script that is imported when it is wanted: which files it needs, as positions, and where it
 * needs several styles, a file that has them all. */
export type NeededFiles = { files: string[]; of: Record<string, number[]>; sheets: Record<string, string> };

/** How the build begins each of the styles that stand in one file. */
export const startOfStyle = (file: string): string => `/*# ${file} */\n`;

/** The styles in such a file, by the name of the file that each has alone. */
export const stylesIn = (sheet: string): Map<string, string> => {
  const [, ...parts] = sheet.split(/\/\*# (\S+) \*\/\n/);
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
};
