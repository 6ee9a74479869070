import { Text, Title } from '@mantine/core';
import type { Building } from '#features/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import classes from './buildings.module.css';

/** The common areas of a building with the floors they are on. */
export const CommonAreaList = ({ building, order = 3 }: { building: Building; order?: 3 | 4 }) => {
  const t = useText();
  const labels = new Map(building.floors.map((floor) => [floor.id, floor.label]));
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
                {place.floor_ids
                  .map((id) => labels.get(id))
                  .filter(Boolean)
                  .join(', ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
