const cutAt = 80;

/** Cuts a title derived from a description at the end of a word. */
export const titleWords = (title: string): string =>
  title.length === cutAt ? `${title.replace(/\s+\S*$/, '')}…` : title;
