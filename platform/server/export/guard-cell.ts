/** A cell as text that no spreadsheet takes for a formula; numbers stay numbers. */
export const guardCell = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
