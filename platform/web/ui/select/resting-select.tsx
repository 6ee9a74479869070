import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

type Props = TextInputProps & { onWake: (how: 'click' | 'focus') => void; onWarm: () => void };

/** Looks like the select and turns into it when touched: its code is too big to come with every page. */
export const RestingSelect = ({ onWake, onWarm, ...props }: Props) => (
  <TextInput
    rightSection={<IconSelector size={16} aria-hidden />}
    rightSectionPointerEvents="none"
    {...props}
    readOnly
    role="combobox"
    aria-haspopup="listbox"
    aria-expanded={false}
    onChange={undefined}
    onPointerEnter={onWarm}
    onPointerDown={() => onWake('click')}
    onFocus={() => onWake('focus')}
  />
);
