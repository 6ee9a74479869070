import { Select, type SelectProps } from '@mantine/core';
import { holdEnter, listProps } from './list-props.ts';
import { optionsByWords } from './options-by-words.ts';
import { useTakeFocus } from './use-load-on-touch.ts';

type Props = SelectProps & { opens: boolean };

const LoadedSelect = ({ opens, comboboxProps, ...props }: Props) => (
  <Select
    filter={optionsByWords}
    {...props}
    comboboxProps={{ ...listProps, ...comboboxProps }}
    onKeyDownCapture={holdEnter}
    ref={useTakeFocus(opens)}
  />
);

export default LoadedSelect;
