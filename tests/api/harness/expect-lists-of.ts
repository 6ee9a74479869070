import { expect } from 'vitest';

/** Each figure of a dashboard, by what it says, has a list of as many rows. */
export const expectListsOf = async <T extends { what: string; count: number }>(
  figures: readonly T[],
  countRows: (figure: T) => Promise<number>,
): Promise<void> => {
  const listed: string[] = [];
  for (const figure of figures) listed.push(`${figure.what}: ${await countRows(figure)}`);
  expect(listed).toEqual(figures.map(({ what, count }) => `${what}: ${count}`));
};
