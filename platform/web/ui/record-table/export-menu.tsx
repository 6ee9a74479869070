import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { exportFormats } from '#platform/contract/export-formats';
import { useText } from '../../i18n/use-text.ts';
import { ActionMenu } from '../action-menu/action-menu.tsx';
import { type ExportRequest as Asked, useExport } from './use-export.ts';

export type ExportRequest = Asked & {
  /** Columns that a file can have; other columns on screen are left out. */
  offered: readonly string[];
};

type Props = { request: ExportRequest; columns: readonly string[]; total: number | undefined };

const icons = { csv: IconFileText, xlsx: IconFileSpreadsheet };

/** Exports the list as a file. */
export const ExportMenu = ({ request, columns, total }: Props) => {
  const t = useText();
  const { running, run } = useExport(
    request,
    columns.filter((id) => request.offered.includes(id)),
  );
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
