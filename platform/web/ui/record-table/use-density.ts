import { useState } from 'react';
import { useMaybeSession } from '../../session/use-session.ts';
import type { Density, ListState, SetListState } from './column.ts';
import { readChoice, saveChoice } from './saved-choice.ts';

const asDensity = (stored: unknown): Density | undefined =>
  stored === 'compact' || stored === 'comfortable' ? stored : undefined;

/** The density of rows in all tables of this person, stored on the device. A density in the address overrides it. */
export const useDensity = (
  state: Pick<ListState, 'density'>,
  onState: SetListState,
): [Density, (density: Density) => void] => {
  const person = useMaybeSession()?.user.id ?? 0;
  const key = `cora.density.${person}`;
  const [kept, setKept] = useState(() => readChoice(key, asDensity) ?? 'comfortable');
  const choose = (density: Density) => {
    setKept(density);
    saveChoice(key, density);
    if (state.density) onState({ density });
  };
  return [state.density ?? kept, choose];
};
