import { Text, Title } from '@mantine/core';
import type { Building } from '#features/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import classes from './buildings.module.css';

/** When all floors are meant, says so instead of listing them: a tower would fill lines. */
const floorsText = (building: Building, ids: readonly number[], everyFloor: string): string => {
  if (building.floors.length > 1 && building.floors.every(({ id }) => ids.includes(id))) return everyFloor;
  const labels = new Map(building.floors.map((floor) => [floor.id, floor.label]));
  return ids
    .map((id) => labels.get(id))
    .filter(Boolean)
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
        <ul className={classes.places}>
          {building.common_areas.map((place) => (
            <li key={place.id}>
              <Text span>{place.name}</Text>
              <Text span c="dimmed" size="sm">
                {floorsText(building, place.floor_ids, t('buildings:everyFloor'))}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
