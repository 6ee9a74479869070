import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

export type Resting = {
  searchable: boolean;
  onWake: (how: 'click' | 'focus') => void;
  onWarm: () => void;
  onType: (words: string) => void;
};

type Props = TextInputProps & Resting;

/** Looks like the select and turns into it when touched: its code is too big to come with every page. */
export const RestingSelect = ({ searchable, onWake, onWarm, onType, ...props }: Props) => (
  <TextInput
    rightSection={<IconSelector size={16} aria-hidden />}
    rightSectionPointerEvents="none"
    {...props}
    readOnly={!searchable}
    role="combobox"
    autoComplete="off"
    aria-haspopup="listbox"
    aria-expanded={false}
    onChange={(event) => onType(event.currentTarget.value)}
    onPointerEnter={onWarm}
    onPointerDown={() => onWake('click')}
    onFocus={() => onWake('focus')}
  />
);
