type Cell = string | number;

/** The first row is the header. The first column is aligned left, the others right. */
export const printTable = (lines: readonly (readonly Cell[])[]): void => {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => String(cells[column] ?? '').length)),
  );
  for (const cells of lines) {
    const padded = widths.map((width, column) => {
      const text = String(cells[column] ?? '');
      return column === 0 ? text.padEnd(width) : text.padStart(width);
    });
    console.log(padded.join('  '));
  }
};
