import { IconColumns3 } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import type { Column } from './column.ts';

type Props<R> = { columns: readonly Column<R>[]; hidden: readonly string[]; toggle: (id: string) => void };

export const ColumnChooser = <R,>({ columns, hidden, toggle }: Props<R>) => {
  const t = useText();
  const offered = columns.slice(1).filter((column) => !column.fixed);
  if (offered.length === 0) return null;
  return (
    <ActionMenu
      label={t('platform:table.columns')}
      icon={IconColumns3}
      actions={offered.map((column) => ({
        label: column.header,
        checked: !hidden.includes(column.id),
        keepOpen: true,
        onClick: () => toggle(column.id),
      }))}
    />
  );
};
