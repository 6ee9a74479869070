import { expect } from 'vitest';

/** Expects that the list behind each figure of a dashboard has as many rows as the figure says. */
export const expectListsOf = async <T extends { what: string; count: number }>(
  figures: readonly T[],
  countRows: (figure: T) => Promise<number>,
): Promise<void> => {
  const listed: string[] = [];
  for (const figure of figures) listed.push(`${figure.what}: ${await countRows(figure)}`);
  expect(listed).toEqual(figures.map(({ what, count }) => `${what}: ${count}`));
};
