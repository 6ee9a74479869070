import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useTakeFocus } from './use-waking.ts';

const AwakeMultiSelect = (props: MultiSelectProps) => <MultiSelect {...props} ref={useTakeFocus()} />;

export default AwakeMultiSelect;
