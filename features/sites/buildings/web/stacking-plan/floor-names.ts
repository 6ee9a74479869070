import type { Building } from '../../contract/index.ts';

export const floorNames = ({ floors }: Building, ids: readonly number[]): string =>
  floors
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(', ');
