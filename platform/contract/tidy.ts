// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** At least one character that is not a space, a format character or a combining mark. */
const visible = /[^\s\p{Cf}\p{Mn}]/u;

/** Text without control characters and direction overrides; '' when nothing visible is left. */
export const tidy = (text: string): string => {
  const kept = text.replace(harmful, '');
  return visible.test(kept) ? kept : '';
};

/** On one line: a break in a name would break lists, mails and files of comma-separated values. */
export const onOneLine = (text: string): string => text.replace(/\s*[\t\n\r\u0085\u2028\u2029]\s*/g, ' ');
