import type { MultiSelectProps } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../routing/lazy-part.ts';
import { labelOf } from './label-of.ts';
import { RestingMultiSelect } from './resting-multi-select.tsx';
import { restingProps } from './resting-props.ts';
import { useWaking } from './use-waking.ts';

const [AwakeMultiSelect, warmMultiSelect] = lazyPart(() => import('./awake-multi-select.tsx'));

export { warmMultiSelect };

/** Mantine's MultiSelect with the same props; its code comes with the first touch. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { woken, typed, resting, awake } = useWaking();
  const values = (props.value ?? props.defaultValue ?? []) as string[];
  const asleep = (
    <RestingMultiSelect
      {...restingProps(props)}
      {...resting}
      searchable={props.searchable ?? false}
      typed={typed}
      chosen={values.map((value) => ({ value, label: labelOf(props.data, value) }))}
      onRemove={(value) => props.onChange?.(values.filter((other) => other !== value))}
      onWarm={warmMultiSelect}
    />
  );
  if (woken === null || props.disabled || props.readOnly) return asleep;
  return (
    <Suspense fallback={asleep}>
      <AwakeMultiSelect {...awake} {...props} />
    </Suspense>
  );
};
