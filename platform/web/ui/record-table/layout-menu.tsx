import { IconColumns3 } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { densities } from '../../routing/search-fields.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import type { Column, Density } from './column.ts';

type Props<R> = {
  columns: readonly Column<R>[];
  hidden: readonly string[];
  toggle: (id: string) => void;
  density: Density;
  setDensity: (density: Density) => void;
};

/** Chooses the columns and the height of rows. */
export const LayoutMenu = <R,>({ columns, hidden, toggle, density, setDensity }: Props<R>) => {
  const t = useText();
  const offered = columns.slice(1).filter((column) => !column.fixed);
  return (
    <ActionMenu
      label={t('platform:table.layout')}
      icon={IconColumns3}
      actions={[
        ...densities.map((choice, at) => ({
          label: t(`platform:table.${choice}`),
          checked: choice === density,
          radio: true,
          keepOpen: true,
          section: at === 0 ? t('platform:table.density') : undefined,
          onClick: () => setDensity(choice),
        })),
        ...offered.map((column, at) => ({
          label: column.header,
          checked: !hidden.includes(column.id),
          keepOpen: true,
          section: at === 0 ? t('platform:table.columns') : undefined,
          onClick: () => toggle(column.id),
        })),
      ]}
    />
  );
};
