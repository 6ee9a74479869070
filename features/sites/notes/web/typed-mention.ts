/** The text between an @ and the caret while a name is typed; undefined when none is. */
export const mentionAt = (text: string, caret: number): { start: number; typed: string } | undefined => {
  const before = text.slice(0, caret);
  const match = /(?:^|\s)@([\p{L}\p{M}'‘’`´.-]*(?: [\p{L}\p{M}'‘’`´.-]*)?)$/u.exec(before);
  if (!match) return undefined;
  const typed = match[1] ?? '';
  return { start: caret - typed.length - 1, typed };
};

/** Replaces what was typed with the name; returns the text and the new position of the caret. */
export const withMention = (
  text: string,
  { start, typed }: { start: number; typed: string },
  name: string,
): { text: string; caret: number } => {
  const inserted = `@${name} `;
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, start) + inserted + rest, caret: start + inserted.length };
};
