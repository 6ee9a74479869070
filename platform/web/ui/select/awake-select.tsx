import { Select, type SelectProps } from '@mantine/core';
import { useTakeFocus } from './use-waking.ts';

type Props = SelectProps & { opens: boolean };

const AwakeSelect = ({ opens, comboboxProps, ...props }: Props) => (
  // Inside of the page's landmarks, and of a dialog or panel that a press outside of it closes.
  <Select {...props} comboboxProps={{ withinPortal: false, ...comboboxProps }} ref={useTakeFocus(opens)} />
);

export default AwakeSelect;
