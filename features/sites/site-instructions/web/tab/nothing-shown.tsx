import { IconClipboardList } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import type { InstructionSet } from '../../contract/index.ts';

/** Shown before the first instruction is written, or when a filter leaves none. */
export const NothingShown = ({ set, due }: { set: InstructionSet; due: boolean }) => {
  const t = useText();
  if (set.rows.length === 0) {
    return (
      <EmptyState
        icon={IconClipboardList}
        title={t('site-instructions:list.empty')}
        text={t(set.can.edit ? 'site-instructions:list.emptyEdit' : 'site-instructions:list.emptyText')}
      />
    );
  }
  return (
    <EmptyState
      icon={IconClipboardList}
      title={t(due ? 'site-instructions:filter.noneTonight' : 'site-instructions:filter.none')}
      text={t('site-instructions:filter.noneText')}
    />
  );
};
