import type { MultiSelectProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { labelOf } from './label-of.ts';
import { MultiSelectPlaceholder } from './multi-select-placeholder.tsx';
import { placeholderProps } from './placeholder-props.ts';
import { useLoadOnTouch } from './use-load-on-touch.ts';

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
