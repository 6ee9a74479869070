import type { SelectProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { labelOf } from './label-of.ts';
import { placeholderProps } from './placeholder-props.ts';
import { SelectPlaceholder } from './select-placeholder.tsx';
import { useLoadOnTouch } from './use-load-on-touch.ts';

const [LoadedSelect, preloadSelect] = lazyPart(() => import('./loaded-select.tsx'));

export { preloadSelect };

/** Mantine's Select with the same props. Its code is loaded when it is first touched. */
export const Select = (props: SelectProps) => {
  const { touched, typed, handlers, loaded } = useLoadOnTouch(props.onSearchChange);
  const value = (props.value === undefined ? props.defaultValue : props.value) as string | null | undefined;
  const placeholder = (
    <SelectPlaceholder
      {...placeholderProps(props)}
      {...handlers}
      searchable={props.searchable ?? false}
      value={typed || props.searchValue || labelOf(props.data, value)}
      onPreload={preloadSelect}
    />
  );
  if (touched === null || props.disabled || props.readOnly) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <LoadedSelect {...loaded} {...(props as SelectProps)} />
    </Suspense>
  );
};
