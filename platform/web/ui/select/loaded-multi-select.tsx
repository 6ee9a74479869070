import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { listProps } from './list-props.ts';
import { optionsByWords } from './options-by-words.ts';
import { takeMarked } from './take-marked.ts';
import { useTakeFocus } from './use-load-on-touch.ts';

type Props = MultiSelectProps & { opens: boolean };

const LoadedMultiSelect = ({ opens, comboboxProps, ...props }: Props) => (
  <MultiSelect
    filter={optionsByWords}
    {...props}
    comboboxProps={{ ...listProps, ...comboboxProps }}
    onKeyDownCapture={takeMarked}
    ref={useTakeFocus(opens)}
  />
);

export default LoadedMultiSelect;
