import { Select, type SelectProps } from '@mantine/core';
import { holdEnter, listProps } from './list-props.ts';
import { useTakeFocus } from './use-waking.ts';

type Props = SelectProps & { opens: boolean };

const AwakeSelect = ({ opens, comboboxProps, ...props }: Props) => (
  <Select
    {...props}
    comboboxProps={{ ...listProps, ...comboboxProps }}
    onKeyDownCapture={holdEnter}
    ref={useTakeFocus(opens)}
  />
);

export default AwakeSelect;
