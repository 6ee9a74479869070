import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { Dropdown } from '../ui/dropdown/dropdown.tsx';
import { usePhone } from '../ui/screen/use-screen.ts';
import classes from './list.module.css';
import type { List, SetSearch } from './list.ts';

const [FilterSheet, preloadSheet] = lazyPart(() => import('./filter-sheet.tsx'));

type Props = {
  list: List;
  search: object;
  onChange: SetSearch;
  /** Number of filters that are set. */
  count: number;
  /** Label of the button that closes the panel. */
  apply: string;
  /** Narrows the rows in addition to these filters: parameters of the call that counts them. */
  within?: object | undefined;
};

/** All filters: below the button on a desktop, from the lower edge on a phone. Its code is loaded when the pointer
 * comes near. */
export const FilterPanel = ({ list, search, onChange, count, apply, within }: Props) => {
  const t = useText();
  const phone = usePhone();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const preload = () => {
    preloadSheet();
    for (const filter of list.filters) filter.kind.preload?.();
  };
  return (
    <Dropdown open={open && !phone} close={close}>
      <Button
        ref={button}
        variant="default"
        px={phone ? 12 : undefined}
        leftSection={phone ? undefined : <IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          count > 0 && (
            <Badge size="sm" circle aria-label={t('platform:list.filtersSet', { count })}>
              {count}
            </Badge>
          )
        }
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        {phone && <IconAdjustmentsHorizontal size={18} aria-hidden />}
        <span className={phone ? classes.word : undefined}>{t('platform:list.filters')}</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilterSheet
            list={list}
            search={search}
            onChange={onChange}
            phone={phone}
            apply={apply}
            within={within}
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
