import type { SelectProps } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { labelOf } from './label-of.ts';
import { restingProps } from './resting-props.ts';
import { RestingSelect } from './resting-select.tsx';
import { useWaking } from './use-waking.ts';

const load = () => import('./awake-select.tsx');
const AwakeSelect = lazy(load);

/** Mantine's Select with the same props; its code comes with the first touch. */
export const Select = (props: SelectProps) => {
  const { woken, wake } = useWaking();
  const value = (props.value === undefined ? props.defaultValue : props.value) as string | null | undefined;
  const resting = (
    <RestingSelect
      {...restingProps(props)}
      value={props.searchValue || labelOf(props.data, value)}
      onWake={wake}
      onWarm={() => void load()}
    />
  );
  if (woken === null || props.disabled || props.readOnly) return resting;
  return (
    <Suspense fallback={resting}>
      <AwakeSelect defaultDropdownOpened={woken === 'click'} {...(props as SelectProps)} />
    </Suspense>
  );
};
