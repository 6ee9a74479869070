import { Pill, PillsInput, type PillsInputProps, type TextInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import type { PlaceholderHandlers } from './select-placeholder.tsx';

type Props = TextInputProps &
  PlaceholderHandlers & {
    typed: string;
    chosen: readonly { value: string; label: string }[];
    onRemove: (value: string) => void;
  };

/** Looks like the multiple select, which replaces it when touched. */
export const MultiSelectPlaceholder = (props: Props) => {
  const { searchable, typed, chosen, onRemove, onTouch, onPreload, onType, placeholder, id, ...rest } = props;
  const fieldId = useId(id);
  const { disabled } = rest;
  return (
    <PillsInput
      rightSection={<IconSelector size={16} aria-hidden />}
      rightSectionPointerEvents="none"
      {...(rest as PillsInputProps)}
      id={fieldId}
      onPointerEnter={onPreload}
      onPointerDown={() => onTouch('click')}
    >
      <Pill.Group disabled={disabled}>
        {chosen.map(({ value, label }) => (
          <Pill
            key={value}
            withRemoveButton={!disabled}
            onRemove={() => onRemove(value)}
            removeButtonProps={{ onPointerDown: (event) => event.stopPropagation() }}
          >
            {label}
          </Pill>
        ))}
        <PillsInput.Field
          id={fieldId}
          role="combobox"
          autoComplete="off"
          aria-haspopup="listbox"
          aria-expanded={false}
          readOnly={!searchable}
          disabled={disabled}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onFocus={() => onTouch('focus')}
        />
      </Pill.Group>
    </PillsInput>
  );
};
