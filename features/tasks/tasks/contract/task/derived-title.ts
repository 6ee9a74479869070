const cutAt = 80;

let segmenter: Intl.Segmenter | undefined;

/** The title of a task without one: the beginning of its description, at most 80 code units, never half a character. */
export const derivedTitle = (description: string): string => {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const beyond = segmenter.segment(description).containing(cutAt)?.index ?? description.length;
  if (beyond > 0) return description.slice(0, beyond);
  // A single letter with hundreds of combining marks can be longer than a title may be.
  return description.slice(0, cutAt).replace(/[\ud800-\udbff]$/, '');
};

/** A title for people to read: one that was cut ends with a whole word. */
export const titleWords = (title: string): string =>
  title.length === cutAt ? `${title.replace(/\s+\S*$/, '')}…` : title;

/** What a description says beyond a title that repeats its beginning; null for nothing more. */
export const beyondTitle = (title: string, description: string): string | null => {
  const shown = title.length === cutAt ? title.replace(/\s+\S*$/, '') : title;
  if (!description.startsWith(shown)) return description;
  const rest = description.slice(shown.length).trim();
  if (rest === '') return null;
  return title.length === cutAt ? `…${rest}` : rest.replace(/^[.:;,\s]+/, '') || null;
};
