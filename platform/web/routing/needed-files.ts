/** What the build says about each script that is imported on demand: `of` lists the files it needs, as positions in
 * `files`; `sheets` names one file with all its styles, if it needs several. */
export type NeededFiles = { files: string[]; of: Record<string, number[]>; sheets: Record<string, string> };

/** The line with which the build begins each style in a file of several styles. */
export const startOfStyle = (file: string): string => `/*# ${file} */\n`;

/** The styles in such a file, by the name of the file in which each stands alone. */
export const stylesIn = (sheet: string): Map<string, string> => {
  const [, ...parts] = sheet.split(/\/\*# (\S+) \*\/\n/);
  return new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
};
