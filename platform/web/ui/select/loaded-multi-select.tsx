import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { holdEnter, listProps } from './list-props.ts';
import { optionsByWords } from './options-by-words.ts';
import { useTakeFocus } from './use-load-on-touch.ts';

type Props = MultiSelectProps & { opens: boolean };

const LoadedMultiSelect = ({ opens, comboboxProps, ...props }: Props) => (
  <MultiSelect
    filter={optionsByWords}
    {...props}
    comboboxProps={{ ...listProps, ...comboboxProps }}
    onKeyDownCapture={holdEnter}
    ref={useTakeFocus(opens)}
  />
);

export default LoadedMultiSelect;
