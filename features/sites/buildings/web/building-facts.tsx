import { Box, Group, Text } from '@mantine/core';
import {
  capitalized,
  formatNumber,
  intlLocale,
  type Translate,
  useText,
  zoneName,
} from '#platform/web/i18n/index';
import { type Fact, FactList } from '#platform/web/ui/index';
import type { Building } from '../contract/index.ts';
import classes from './buildings.module.css';
import { hoursLines } from './business-hours.ts';
import { addressLine } from './place/address.ts';
import { ApproximateMark } from './place/approximate-mark.tsx';
import { DirectionsLink } from './place/directions-link.tsx';
import { NeedsLocationMark } from './place/needs-location-mark.tsx';

const floorsOf = (building: Building): string | null => {
  const count = building.floors.length || building.number_of_floors;
  return count ? formatNumber(count) : null;
};

/** Shown only where the building has a frequency of its own. */
const frequencyWords = (days: number, t: Translate): string =>
  days === 0 ? t('buildings:noInspections') : t('buildings:everyDays', { count: days });

const inCapitals = (name: string | null) =>
  name && (
    <Box component="span" tt="capitalize">
      {name}
    </Box>
  );

/** Facts of one building; fields that were not entered are left out. */
export const BuildingFacts = ({ building }: { building: Building }) => {
  const t = useText();
  const { gross_cleanable_sqft: sqft, zones, inspection_frequency_days: frequency } = building;
  const hours = hoursLines(building.business_hours, t('buildings:closed'));
  const rows: Fact[] = [
    [
      t('buildings:facts.address'),
      <>
        {addressLine(building)}
        {building.address_2 && <Text span>, {building.address_2}</Text>}
        <Group component="span" className={classes.below} gap="4px 12px" mt={2}>
          <DirectionsLink building={building} />
          {building.location_approximate && <ApproximateMark />}
          {building.lat === null && <NeedsLocationMark />}
        </Group>
      </>,
    ],
    [t('buildings:facts.area'), inCapitals(building.area_name)],
    [t('buildings:facts.county'), building.county],
    [t('buildings:facts.sqft'), sqft === null ? null : t('buildings:sqft', { count: formatNumber(sqft) })],
    [t('buildings:facts.floors'), floorsOf(building)],
    [t('buildings:facts.zones'), zones === null ? null : formatNumber(zones)],
    [t('buildings:facts.frequency'), frequency === null ? null : frequencyWords(frequency, t)],
    [t('buildings:facts.zone'), zoneName(building.time_zone, intlLocale())],
    [t('buildings:facts.hours'), hours.length > 0 ? hours.map(capitalized).join('\n') : null],
  ];
  return <FactList className={classes.facts} facts={rows} />;
};
