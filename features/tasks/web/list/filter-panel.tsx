import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { Dropdown } from '#platform/web/ui/index';
import { chipFields, type TaskSearch } from './task-search.ts';

const [OpenFilters, warm] = lazyPart(() => import('./open-filters.tsx'));

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void; phone: boolean };

/** Every filter: under the button on a desktop, from below on a phone. */
export const FilterPanel = ({ search, onChange, phone }: Props) => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const count = chipFields(search).length;
  return (
    <Dropdown open={open && !phone} close={close}>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          count > 0 && (
            <Badge size="sm" circle aria-label={t('tasks:list.filtersSet', { count })}>
              {count}
            </Badge>
          )
        }
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!open)}
      >
        {t('tasks:list.filters')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OpenFilters
            {...{ search, onChange, phone }}
            close={() => {
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Dropdown>
  );
};
