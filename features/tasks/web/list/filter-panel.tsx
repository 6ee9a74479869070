import { Badge, Button, Drawer, Group, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { FilterFields } from './filter-fields.tsx';
import { PhoneSort } from './phone-sort.tsx';
import { chipFields, cleared, type TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void; phone: boolean };

/** Every filter: beside the button on a desktop, from below on a phone. Each change shows at once. */
export const FilterPanel = ({ search, onChange, phone }: Props) => {
  const t = useText();
  const [opened, { toggle, close }] = useDisclosure(false);
  const count = chipFields(search).length;
  const button = (
    <Button
      variant="default"
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      rightSection={
        count > 0 && (
          <Badge size="sm" circle aria-label={t('tasks:list.filtersSet', { count })}>
            {count}
          </Badge>
        )
      }
      aria-expanded={opened}
      aria-haspopup="dialog"
      onClick={toggle}
    >
      {t('tasks:list.filters')}
    </Button>
  );
  const fields = <FilterFields search={search} onChange={(patch) => onChange({ ...patch, page: 1 })} />;
  const actions = (
    <Group justify="space-between" mt="md">
      <Button variant="subtle" color="gray" onClick={() => onChange(cleared())}>
        {t('tasks:list.clear')}
      </Button>
      <Button onClick={close}>{t('tasks:list.apply')}</Button>
    </Group>
  );
  if (phone) {
    return (
      <>
        {button}
        <Drawer
          opened={opened}
          onClose={close}
          position="bottom"
          size="90%"
          title={t('tasks:list.filters')}
          closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
        >
          <PhoneSort search={search} onChange={onChange} />
          {fields}
          {actions}
        </Drawer>
      </>
    );
  }
  return (
    <Popover opened={opened} onDismiss={close} position="bottom-start" width={600} trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p="md" aria-label={t('tasks:list.filters')}>
        {fields}
        {actions}
      </Popover.Dropdown>
    </Popover>
  );
};
