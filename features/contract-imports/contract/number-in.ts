const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

const written = /^-?(\d+\.?\d*|\.\d+)$/;

const plain = (text: string): string => {
  if (grouped.test(text)) return text.replaceAll(',', '');
  return /^-?\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text;
};

/** The number in a cell, also with a currency or percent sign. As in forms, a comma separates thousands, or stands before one
 * or two decimals. Undefined for anything else. */
export const numberIn = (text: string): number | undefined => {
  const number = plain(text.replace(/^\s*(us)?\$\s*|\s*(usd|%)\s*$/gi, '').trim());
  return written.test(number) ? Number(number) : undefined;
};
