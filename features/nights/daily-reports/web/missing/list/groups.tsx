import { SegmentedControl } from '@mantine/core';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import type { MissingListed } from '../../../contract/index.ts';
import classes from './missing.module.css';
import { missingList } from './missing-list.ts';

/** Orders in which rows have groups. */
const groupings = ['area', 'person'] as const;

/** Groups by area or by the person to remind. Sorting by another column ends the groups. */
export const GroupChoice = () => {
  const t = useText();
  const [{ sort }, set] = useSearchState(missingList.schema);
  return (
    <SegmentedControl
      aria-label={t('daily-reports:missing.list.groups')}
      data={groupings.map((value) => ({ value, label: t(`daily-reports:missing.list.by.${value}`) }))}
      value={groupings.find((one) => one === sort) ?? ''}
      onChange={(value) =>
        set({ sort: groupings.find((one) => one === value) ?? 'area', order: 'asc', page: 1 })
      }
    />
  );
};

type Props = { group: NonNullable<MissingListed['group']>; by: (typeof groupings)[number] };

export const GroupHeading = ({ group: { name, count }, by }: Props) => {
  const t = useText();
  return (
    <>
      {name ?? t(`daily-reports:missing.list.without.${by}`)}
      <span className={classes.groupCount}>{formatNumber(count)}</span>
    </>
  );
};
