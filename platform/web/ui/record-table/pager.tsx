import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { formatNumber } from '../../i18n/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './record-table.module.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

export const Pager = ({ page, pages, onPage }: Props) => {
  const t = useText();
  const steps = [
    { name: 'first', to: 1, icon: IconChevronsLeft, off: page <= 1 },
    { name: 'previous', to: page - 1, icon: IconChevronLeft, off: page <= 1 },
    { name: 'next', to: page + 1, icon: IconChevronRight, off: page >= pages },
    { name: 'last', to: pages, icon: IconChevronsRight, off: page >= pages },
  ] as const;
  const button = ({ name, to, icon: Icon, off }: (typeof steps)[number]) => (
    <ActionIcon
      key={name}
      variant="default"
      size={36}
      disabled={off}
      aria-label={t(`platform:table.${name}`)}
      onClick={() => onPage(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <nav className={classes.pager} aria-label={t('platform:table.pages')}>
      {steps.slice(0, 2).map(button)}
      <Text size="sm" px={4} aria-current="page">
        {t('platform:table.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </Text>
      {steps.slice(2).map(button)}
    </nav>
  );
};
