import { SegmentedControl } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { seriesStatuses } from '../../contract/index.ts';
import list from '../list/list.module.css';
import { type SeriesSearch, shownStatus } from './series-search.ts';

type Props = { search: SeriesSearch; onChange: (patch: Partial<SeriesSearch>) => void };

export const StatusSwitch = ({ search, onChange }: Props) => {
  const t = useText();
  return (
    <SegmentedControl
      className={list.views}
      aria-label={t('tasks:field.status')}
      value={shownStatus(search) ?? ''}
      data={(['all', ...seriesStatuses] as const).map((value) => ({
        value,
        label: t(`tasks:series.list.${value}`),
      }))}
      onChange={(next) =>
        onChange({ status: next === 'all' ? [] : [next as (typeof seriesStatuses)[number]], page: 1 })
      }
    />
  );
};
