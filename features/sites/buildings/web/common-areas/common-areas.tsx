import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { EmptyState } from '#platform/web/ui/index';
import type { BuildingRecord, CommonArea } from '../../contract/index.ts';
import { floorsText } from '../common-area-list.tsx';
import plan from '../stacking-plan/stacking-plan.module.css';
import { useAreaTypes } from '../use-building.ts';
import classes from './common-areas.module.css';

const [AddAreasDialog, preloadAdd] = lazyPart(() => import('./add-areas-dialog.tsx'));

const [AreaDialog] = lazyPart(() => import('./area-dialog.tsx'));

/** The common areas of a building: what each is, where, and what it is made of. */
export const CommonAreas = ({ building }: { building: BuildingRecord }) => {
  const t = useText();
  const types = useAreaTypes(true) ?? [];
  const [opened, setOpened] = useState<CommonArea | 'new' | null>(null);
  const mayEdit = building.can.edit_common_areas;
  usePreload(preloadAdd, mayEdit);
  const factsOf = ({ type_id, floor_ids, background, sqft }: CommonArea) =>
    [
      types.find(({ id }) => id === type_id)?.name,
      floorsText(building, floor_ids, t('buildings:everyFloor')),
      background && t(`buildings:backgrounds.${background}`),
      sqft !== null && t('buildings:sqft', { count: formatNumber(sqft) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      {building.common_areas.length === 0 ? (
        <EmptyState
          title={t('buildings:noCommonAreas')}
          text={t(mayEdit ? 'buildings:area.noneText' : 'buildings:area.noneYet')}
        />
      ) : (
        <ul className={classes.list}>
          {building.common_areas.map((area) => (
            <li key={area.id}>
              <span className={plan.swatch} data-color={area.color ?? 'none'} aria-hidden="true" />
              <Stack component="span" flex={1} miw={0} data-breaks gap={0} align="flex-start">
                {mayEdit ? (
                  <button type="button" className={classes.open} onClick={() => setOpened(area)}>
                    {area.name}
                  </button>
                ) : (
                  <Text span fw={600}>
                    {area.name}
                  </Text>
                )}
                <Text span size="sm" c="dimmed">
                  {factsOf(area)}
                </Text>
                {area.high_touch_points.length > 0 && (
                  <Text span size="sm" c="dimmed">
                    {t('buildings:area.touched', { points: area.high_touch_points.join(', ') })}
                  </Text>
                )}
              </Stack>
            </li>
          ))}
        </ul>
      )}
      {mayEdit && (
        <Group mt="sm" data-no-print>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpened('new')}>
            {t('buildings:area.add')}
          </Button>
        </Group>
      )}
      <Suspense fallback={null}>
        {opened === 'new' && <AddAreasDialog building={building} onClose={() => setOpened(null)} />}
        {opened !== null && opened !== 'new' && (
          <AreaDialog building={building} area={opened} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
};
