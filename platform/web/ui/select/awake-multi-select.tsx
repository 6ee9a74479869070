import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTakeFocus } from './use-waking.ts';

type Props = MultiSelectProps & { opens: boolean };

const AwakeMultiSelect = ({ opens, comboboxProps, ...props }: Props) => (
  <MultiSelect
    {...props}
    comboboxProps={{ withinPortal: false, ...comboboxProps }}
    ref={useTakeFocus(opens)}
  />
);

export default AwakeMultiSelect;
