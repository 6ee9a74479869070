import { type ImportColumn, isSpreadsheetError } from '../../contract/index.ts';
import type { Table } from './table.ts';

const max = { samples: 3, words: 20, length: 60 };

/** Facts and examples of each column, so that people can tell which field it fills. */
export const describeColumns = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): ImportColumn[] =>
  columns.map((name, at) => {
    const samples = new Set<string>();
    const words = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[at]?.trim() ?? '';
      if (text === '' || isSpreadsheetError(text)) continue;
      // The database takes no half of a character.
      const short = text.slice(0, max.length).toWellFormed();
      if (samples.size < max.samples) samples.add(short);
      words.add(short);
      if (words.size > max.words) break;
    }
    return { name, samples: [...samples], words: words.size > max.words ? [] : [...words] };
  });
