// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to drop.
const harmful = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** At least one character that is not a space, a format character or a combining mark. */
const visible = /[^\s\p{Cf}\p{Mn}]/u;

/** Text without control characters and direction overrides; '' when nothing visible is left. */
export const tidy = (text: string): string => {
  const kept = text.replace(harmful, '');
  return visible.test(kept) ? kept : '';
};
