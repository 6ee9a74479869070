const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with every header and one example, in the person's language. Headers are recognized in both languages. */
export const templateFile = (
  example: Readonly<Record<string, string>>,
  headerOf: (target: string) => string,
): string => {
  const lines = [Object.keys(example).map(headerOf), Object.values(example)];
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};
