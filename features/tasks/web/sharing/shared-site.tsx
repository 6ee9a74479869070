import type { SharedBuilding } from '../../contract/index.ts';

export const SharedSite = ({ building }: { building: SharedBuilding }) => {
  const { name, address, city, state, zip } = building;
  return (
    <>
      <div>{name}</div>
      <div>{[address, city, `${state} ${zip}`].join(', ')}</div>
    </>
  );
};
