type Named = { id: number; name: string };

const nameEnds = (text: string, at: number): boolean => !/[\p{L}\p{M}]/u.test(text[at] ?? '');

/** The longest name first, so that "Ana Ruiz" is not taken for "Ana". */
const longestFirst = (people: readonly Named[]): Named[] =>
  people.toSorted((a, b) => b.name.length - a.name.length);

/** A part of the text; `at` is its position. */
export type Part = { at: number; text: string; person?: Named };

/** Splits the text at the names it mentions. */
export const mentionParts = (text: string, people: readonly Named[]): Part[] => {
  const parts: Part[] = [];
  const sorted = longestFirst(people);
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = sorted.find(
      ({ name }) => text.startsWith(name, at + 1) && nameEnds(text, at + 1 + name.length),
    );
    if (!person) continue;
    if (at > from) parts.push({ at: from, text: text.slice(from, at) });
    from = at + 1 + person.name.length;
    parts.push({ at, text: `@${person.name}`, person });
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from) });
  return parts;
};

/** Ids of the people the text mentions, each once. */
export const mentionedIn = (text: string, people: readonly Named[]): number[] => [
  ...new Set(mentionParts(text, people).flatMap(({ person }) => (person ? [person.id] : []))),
];
