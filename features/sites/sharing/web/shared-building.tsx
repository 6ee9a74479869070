import type { SharedPlace } from '../contract/index.ts';

/** Name and address, in two lines. */
export const SharedBuilding = ({ building }: { building: SharedPlace['building'] }) => {
  const { name, address, city, state, zip } = building;
  return (
    <>
      <div>{name}</div>
      <div>{[address, city, `${state} ${zip}`].join(', ')}</div>
    </>
  );
};
