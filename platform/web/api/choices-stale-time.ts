/** Milliseconds for which records that forms choose from, such as areas, people and types, are not read again: they seldom
 * change. */
export const choicesStaleTime = 5 * 60_000;
