import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { labelOf } from './label-of.ts';
import { listProps } from './list-props.ts';
import { optionsByWords } from './options-by-words.ts';
import { takeMarked } from './take-marked.ts';
import { useTakeFocus } from './use-load-on-touch.ts';

type Props = SelectProps & { opens: boolean };

/** The words in the field. Mantine empties a field without a value as it begins: what was typed before its code was there is
 * put back, so that the list is narrowed by what the field has said all along. */
const useWords = ({ defaultSearchValue = '', searchValue, onSearchChange, data, value }: Props) => {
  const [words, setWords] = useState(defaultSearchValue || labelOf(data, value as string | null));
  const say = (next: string) => {
    setWords(next);
    onSearchChange?.(next);
  };
  const began = useRef({ typed: defaultSearchValue, onSearchChange });
  useEffect(() => {
    const { typed, onSearchChange: search } = began.current;
    if (typed === '') return;
    setWords(typed);
    search?.(typed);
  }, []);
  return { searchValue: searchValue ?? words, onSearchChange: say };
};

const LoadedSelect = (props: Props) => {
  const { opens, comboboxProps, defaultSearchValue, ...rest } = props;
  const words = useWords(props);
  return (
    <Select
      filter={optionsByWords}
      {...rest}
      {...words}
      comboboxProps={{ ...listProps, ...comboboxProps }}
      onKeyDownCapture={takeMarked}
      ref={useTakeFocus(opens)}
    />
  );
};

export default LoadedSelect;
