import type { ImportColumn } from '../../contract/index.ts';
import type { Table } from './table.ts';

const max = { samples: 3, words: 20, length: 60 };

/** Facts and examples of each column, so that people can tell which field it fills. */
export const describeColumns = ({ columns, rows }: Table): ImportColumn[] =>
  columns.map((name, at) => {
    const samples = new Set<string>();
    const words = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[at]?.trim() ?? '';
      if (text === '') continue;
      if (samples.size < max.samples) samples.add(text.slice(0, max.length));
      words.add(text.slice(0, max.length));
      if (words.size > max.words) break;
    }
    return { name, samples: [...samples], words: words.size > max.words ? [] : [...words] };
  });
