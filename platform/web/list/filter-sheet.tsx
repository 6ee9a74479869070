import { Button, Drawer, FocusTrap } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { DropdownPanel } from '../ui/dropdown/dropdown.tsx';
import type { Filter } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './list.module.css';
import type { List, SetSearch } from './list.ts';
import { PhoneSort } from './phone-sort.tsx';
import { useCounts } from './use-counts.ts';

type Props = {
  list: List;
  search: object;
  onChange: SetSearch;
  phone: boolean;
  close: () => void;
  apply: string;
  within?: object | undefined;
};

/** All filters of a list. Each change takes effect at once. */
const FilterSheet = ({ list, search, onChange, phone, close, apply, within }: Props) => {
  const t = useText();
  const counts = useCounts(list, search, within);
  const change = (patch: object) => onChange({ ...patch, page: 1 });
  const fieldsOf = (filters: readonly Filter[]) => (
    <FilterFields filters={filters} search={search} counts={counts} onChange={change} />
  );
  const fields = (
    <div className={classes.fields}>
      {fieldsOf(list.filters.filter((filter) => !list.more.includes(filter)))}
      {list.more.length > 0 && (
        <MoreFilters open={list.more.some((filter) => list.isSet(search, filter))}>
          {fieldsOf(list.more)}
        </MoreFilters>
      )}
    </div>
  );
  const foot = (
    <div className={classes.foot}>
      <Button variant="subtle" color="gray" onClick={() => onChange(list.cleared())}>
        {t('platform:list.clear')}
      </Button>
      <Button onClick={close}>{apply}</Button>
    </div>
  );
  if (phone) {
    return (
      <Drawer
        opened
        onClose={close}
        position="bottom"
        size="90%"
        title={t('platform:list.filters')}
        closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      >
        <PhoneSort list={list} search={search} onChange={change} />
        {fields}
        {foot}
      </Drawer>
    );
  }
  return (
    <DropdownPanel
      side="start"
      role="dialog"
      aria-label={t('platform:list.filters')}
      className={classes.panel}
    >
      <FocusTrap active>
        <div className={classes.sheet}>
          <div className={classes.scroll}>{fields}</div>
          {foot}
        </div>
      </FocusTrap>
    </DropdownPanel>
  );
};

/** Rarely used filters, unfolded from the start if one of them is set. */
const MoreFilters = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const t = useText();
  const [shown, setShown] = useState(open);
  return (
    <details className={classes.more} open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t('platform:list.moreFilters')}</summary>
      {shown && (
        // A boundary of its own: while the code of these fields loads, the rest of the panel must stay.
        <Suspense fallback={null}>
          <div className={classes.fields}>{children}</div>
        </Suspense>
      )}
    </details>
  );
};

export default FilterSheet;
