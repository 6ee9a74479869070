import { Button, Drawer, FocusTrap, Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { DropdownPanel } from '#platform/web/ui/index';
import { FilterFields } from './filter-fields.tsx';
import classes from './list.module.css';
import { PhoneSort } from './phone-sort.tsx';
import { cleared, type TaskSearch } from './task-search.ts';

type Props = {
  search: TaskSearch;
  onChange: (patch: Partial<TaskSearch>) => void;
  phone: boolean;
  close: () => void;
};

/** The fields of the filter panel. Each change shows at once. */
const OpenFilters = ({ search, onChange, phone, close }: Props) => {
  const t = useText();
  const fields = (
    <>
      <FilterFields search={search} onChange={(patch) => onChange({ ...patch, page: 1 })} />
      <Group justify="space-between" mt="md">
        <Button variant="subtle" color="gray" onClick={() => onChange(cleared())}>
          {t('tasks:list.clear')}
        </Button>
        <Button onClick={close}>{t('tasks:list.apply')}</Button>
      </Group>
    </>
  );
  if (phone) {
    return (
      <Drawer
        opened
        onClose={close}
        position="bottom"
        size="90%"
        title={t('tasks:list.filters')}
        closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      >
        <PhoneSort search={search} onChange={onChange} />
        {fields}
      </Drawer>
    );
  }
  return (
    <DropdownPanel side="start" role="dialog" aria-label={t('tasks:list.filters')} className={classes.panel}>
      <FocusTrap active>
        <div>{fields}</div>
      </FocusTrap>
    </DropdownPanel>
  );
};

export default OpenFilters;
