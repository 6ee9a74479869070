import type { SelectProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { labelOf } from './label-of.ts';
import { restingProps } from './resting-props.ts';
import { RestingSelect } from './resting-select.tsx';
import { useWaking } from './use-waking.ts';

const [AwakeSelect, warmSelect] = lazyPart(() => import('./awake-select.tsx'));

export { warmSelect };

/** Mantine's Select with the same props; its code comes with the first touch. */
export const Select = (props: SelectProps) => {
  const { woken, typed, resting, awake } = useWaking();
  const value = (props.value === undefined ? props.defaultValue : props.value) as string | null | undefined;
  const asleep = (
    <RestingSelect
      {...restingProps(props)}
      {...resting}
      searchable={props.searchable ?? false}
      value={typed || props.searchValue || labelOf(props.data, value)}
      onWarm={warmSelect}
    />
  );
  if (woken === null || props.disabled || props.readOnly) return asleep;
  return (
    <Suspense fallback={asleep}>
      <AwakeSelect {...awake} {...(props as SelectProps)} />
    </Suspense>
  );
};
