import {
  type MultiSelectProps,
  Pill,
  PillsInput,
  type PillsInputProps,
  type TextInputProps,
} from '@mantine/core';
import { useId } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { labelOf } from './label-of.ts';
import { placeholderProps } from './placeholder-props.ts';
import type { PlaceholderHandlers } from './select-placeholder.tsx';
import { useLoadOnTouch } from './use-load-on-touch.ts';

type Props = TextInputProps &
  PlaceholderHandlers & {
    typed: string;
    chosen: readonly { value: string; label: string }[];
    onRemove: (value: string) => void;
  };

/** Looks like the multiple select, which replaces it when touched. */
const MultiSelectPlaceholder = (props: Props) => {
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

const [LoadedMultiSelect, preloadMultiSelect] = lazyPart(() => import('./loaded-multi-select.tsx'));

export { preloadMultiSelect };

/** Mantine's MultiSelect with the same props. Its code is loaded when it is first touched. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { touched, typed, handlers, loaded } = useLoadOnTouch(props.onSearchChange);
  const values = (props.value ?? props.defaultValue ?? []) as string[];
  const placeholder = (
    <MultiSelectPlaceholder
      {...placeholderProps(props)}
      {...handlers}
      searchable={props.searchable ?? false}
      typed={typed}
      chosen={values.map((value) => ({ value, label: labelOf(props.data, value) }))}
      onRemove={(value) => props.onChange?.(values.filter((other) => other !== value))}
      onPreload={preloadMultiSelect}
    />
  );
  if (touched === null || props.disabled || props.readOnly) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LoadedMultiSelect {...loaded} {...props} />
    </Suspense>
  );
};
