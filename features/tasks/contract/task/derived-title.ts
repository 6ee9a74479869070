const cutAt = 80;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The title a task takes from its description: its beginning, at most 80 units long, never half a character. */
export const derivedTitle = (description: string): string => {
  const beyond = segmenter.segment(description).containing(cutAt)?.index ?? description.length;
  if (beyond > 0) return description.slice(0, beyond);
  // One letter under hundreds of marks is longer than a title may be.
  return description.slice(0, cutAt).replace(/[\ud800-\udbff]$/, '');
};
