import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useText } from '#platform/web/i18n/index';

type Props = { id: string; name: string; onStep: (by: -1 | 1) => void };

/** Focuses the handle again after a move, because the row is rendered at another place. */
const keepFocus = (id: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
};

/** The handle with which a section or question is dragged, or moved by arrow keys. */
export const Handle = ({ id, name, onStep }: Props) => {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
    keepFocus(id);
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      type="button"
      data-handle={id}
      aria-label={t('inspection-templates:editor.handle', { name })}
      title={t('inspection-templates:editor.handleHint')}
      style={{ cursor: 'grab' }}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  );
};
