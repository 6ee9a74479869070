import { Select, type SelectProps } from '@mantine/core';
import { useTakeFocus } from './use-waking.ts';

const AwakeSelect = (props: SelectProps) => <Select {...props} ref={useTakeFocus()} />;

export default AwakeSelect;
