import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { type ExportFormat, exportFormats } from '#platform/contract/export-formats';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';

const [RunningExport] = lazyPart(() => import('./running-export.tsx'));

export type ExportWish = {
  endpoint: { method: string; path: string };
  /** The filters and the order of the list, as its own call takes them. */
  query: Record<string, unknown>;
  /** Columns that a file can have; others on screen are left out. */
  offered: readonly string[];
};

type Props = { wish: ExportWish; columns: readonly string[]; total: number | undefined };

const icons = { csv: IconFileText, xlsx: IconFileSpreadsheet };

/** What is shown, as a file. */
export const ExportMenu = ({ wish, columns, total }: Props) => {
  const t = useText();
  const [format, setFormat] = useState<ExportFormat>();
  if (format) {
    const { page, per_page, ...filters } = wish.query;
    const query = { ...filters, format, columns: columns.filter((id) => wish.offered.includes(id)) };
    return (
      <Suspense fallback={null}>
        <RunningExport endpoint={wish.endpoint} query={query} onEnd={() => setFormat(undefined)} />
      </Suspense>
    );
  }
  return (
    <ActionMenu
      label={t('platform:table.export')}
      icon={IconDownload}
      actions={exportFormats.map((choice) => ({
        label: t(`platform:table.${choice}`),
        icon: icons[choice],
        disabled: total === 0,
        onClick: () => setFormat(choice),
      }))}
    />
  );
};
