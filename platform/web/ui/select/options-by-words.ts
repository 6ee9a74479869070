import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';
import { fold, searchedWords } from '#platform/contract/fold';

const matching = (
  options: readonly ComboboxParsedItem[],
  words: readonly string[],
  limit: number,
): ComboboxParsedItem[] => {
  const found: ComboboxParsedItem[] = [];
  let left = limit;
  for (const option of options) {
    if (left <= 0) break;
    if ('group' in option) {
      const items = matching(option.items, words, left) as typeof option.items;
      left -= items.length;
      found.push({ ...option, items });
    } else if (words.every((word) => fold(option.label).includes(word))) {
      left -= 1;
      found.push(option);
    }
  }
  return found;
};

/** What a select shows of its options while somebody types: those that have every word, as in all searches of the product. */
export const optionsByWords: OptionsFilter = ({ options, search, limit }) =>
  matching(options, searchedWords(search), limit);
