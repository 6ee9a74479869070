import { Text, Title } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import type { Building } from '../contract/index.ts';
import classes from './buildings.module.css';

/** Names the floors of a common area: three or more that follow one another as first and last, and all of them in one phrase,
 * because those of a tower would fill several lines. */
export const floorsText = (building: Building, ids: readonly number[], everyFloor: string): string => {
  const floors = building.floors.toSorted((one, other) => one.number - other.number);
  if (floors.length > 1 && floors.every(({ id }) => ids.includes(id))) return everyFloor;
  const runs: string[][] = [];
  let open = false;
  for (const { id, label } of floors) {
    const on = ids.includes(id);
    if (on && open) runs.at(-1)?.push(label);
    else if (on) runs.push([label]);
    open = on;
  }
  return runs
    .map((labels) => (labels.length > 2 ? `${labels[0]} – ${labels.at(-1)}` : labels.join(', ')))
    .join(', ');
};

/** The common areas of a building with the floors they are on. */
export const CommonAreaList = ({ building, order = 3 }: { building: Building; order?: 3 | 4 }) => {
  const t = useText();
  return (
    <>
      <Title order={order} mt="md" mb={6}>
        {t('buildings:commonAreas')}
      </Title>
      {building.common_areas.length === 0 ? (
        <Text c="dimmed" size="sm">
          {t('buildings:noCommonAreas')}
        </Text>
      ) : (
        <AutoGrid component="ul" className={classes.places} min={220} fill gap="0 16px">
          {building.common_areas.map((place) => (
            <li key={place.id}>
              <Text span>{place.name}</Text>
              <Text span c="dimmed" size="sm">
                {floorsText(building, place.floor_ids, t('buildings:everyFloor'))}
              </Text>
            </li>
          ))}
        </AutoGrid>
      )}
    </>
  );
};
