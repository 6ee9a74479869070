import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { exportFormats } from '#platform/contract/export-formats';
import { useText } from '../../i18n/use-text.ts';
import { loadUntilThere } from '../../routing/load-until-there.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import { exportRunning } from './export-running.ts';

export type ExportWish = {
  endpoint: { method: string; path: string };
  /** Filters and order of the list, as parameters of its call. */
  query: Record<string, unknown>;
  /** Columns that a file can have; other columns on screen are left out. */
  offered: readonly string[];
};

type Props = { wish: ExportWish; columns: readonly string[]; total: number | undefined };

const icons = { csv: IconFileText, xlsx: IconFileSpreadsheet };

/** Exports the list as a file. */
export const ExportMenu = ({ wish, columns, total }: Props) => {
  const t = useText();
  const running = exportRunning.use();
  const run = async (format: (typeof exportFormats)[number]) => {
    const { page, per_page, ...filters } = wish.query;
    const query = { ...filters, format, columns: columns.filter((id) => wish.offered.includes(id)) };
    const { runExport } = await loadUntilThere(
      () => import('./run-export.ts'),
      'platform:errors.partNotLoaded',
    );
    await runExport(wish.endpoint, query);
  };
  return (
    <ActionMenu
      label={t('platform:table.export')}
      icon={IconDownload}
      actions={exportFormats.map((choice) => ({
        label: t(`platform:table.${choice}`),
        icon: icons[choice],
        disabled: total === 0 || running,
        onClick: () => void run(choice),
      }))}
    />
  );
};
