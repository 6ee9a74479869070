import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

export type PlaceholderHandlers = {
  searchable: boolean;
  onTouch: (how: 'click' | 'focus') => void;
  onPreload: () => void;
  onType: (words: string) => void;
};

type Props = TextInputProps & PlaceholderHandlers;

/** Looks like the select, which replaces it when touched: its code is too large to load with every page. */
export const SelectPlaceholder = ({ searchable, onTouch, onPreload, onType, ...props }: Props) => (
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
    onPointerEnter={onPreload}
    onPointerDown={() => onTouch('click')}
    onFocus={() => onTouch('focus')}
  />
);
