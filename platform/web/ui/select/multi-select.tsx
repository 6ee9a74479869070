import type { MultiSelectProps } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { labelOf } from './label-of.ts';
import { restingProps } from './resting-props.ts';
import { RestingSelect } from './resting-select.tsx';
import { useWaking } from './use-waking.ts';

const load = () => import('./awake-multi-select.tsx');
const AwakeMultiSelect = lazy(load);

/** Mantine's MultiSelect with the same props; its code comes with the first touch. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { woken, wake } = useWaking();
  const value = ((props.value ?? props.defaultValue ?? []) as string[]).map((one) =>
    labelOf(props.data, one),
  );
  const resting = (
    <RestingSelect
      {...restingProps(props)}
      value={value.join(', ')}
      onWake={wake}
      onWarm={() => void load()}
    />
  );
  if (woken === null || props.disabled || props.readOnly) return resting;
  return (
    <Suspense fallback={resting}>
      <AwakeMultiSelect defaultDropdownOpened={woken === 'click'} {...props} />
    </Suspense>
  );
};
