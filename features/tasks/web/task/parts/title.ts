const cutAt = 80;

/** A title made of the beginning of a description ends at a word. */
export const titleWords = (title: string): string =>
  title.length === cutAt ? `${title.replace(/\s+\S*$/, '')}…` : title;
