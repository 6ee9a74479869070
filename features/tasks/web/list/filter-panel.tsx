import { Badge, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { Dropdown } from '#platform/web/ui/index';

type Props = {
  /** How many filters are set. */
  count: number;
  phone: boolean;
  /** Fetches the code of the fields before they are asked for. */
  warm: () => void;
  /** The fields, in a part of their own. */
  children: (close: () => void) => ReactNode;
};

/** Every filter: under the button on a desktop, from below on a phone. */
export const FilterPanel = ({ count, phone, warm, children }: Props) => {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
          {children(() => {
            close();
            button.current?.focus();
          })}
        </Suspense>
      )}
    </Dropdown>
  );
};
