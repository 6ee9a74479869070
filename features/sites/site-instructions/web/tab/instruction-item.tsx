import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { PhotoThumbs } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { SiteInstruction } from '../../contract/index.ts';
import { InstructionWords, wordsOf } from './instruction-words.tsx';
import classes from './instructions.module.css';

export type ItemActions = {
  edit: (row: SiteInstruction) => void;
  remove: (row: SiteInstruction) => void;
  /** Undefined while a filter hides some of the instructions. */
  move: ((id: number, to: number) => void) | undefined;
};

type Props = {
  row: SiteInstruction;
  before: SiteInstruction | undefined;
  after: SiteInstruction | undefined;
  /** Undefined for people who only read. */
  actions: ItemActions | undefined;
  /** Position of its first photo among all that are shown. */
  photosFrom: number;
  photosShown: number;
  onPhoto: (position: number) => void;
};

export const InstructionItem = ({ row, before, after, actions, photosFrom, photosShown, onPhoto }: Props) => {
  const t = useText();
  const name = wordsOf(row).words.slice(0, 60);
  const move = actions?.move;
  const step = (to: SiteInstruction | undefined) => () => to && move?.(row.id, to.id);
  return (
    <li
      className={classes.item}
      data-instruction={row.id}
      data-since={row.since_read}
      draggable={move !== undefined}
    >
      {move && <IconGripVertical size={18} className={classes.grip} aria-hidden data-no-print />}
      <div className={classes.body}>
        <InstructionWords row={row} mayEdit={actions !== undefined} />
        {row.photos.length > 0 && (
          <div className={classes.photos}>
            <PhotoThumbs files={row.photos} offset={photosFrom} total={photosShown} onOpen={onPhoto} />
          </div>
        )}
      </div>
      {actions && (
        <div className={classes.menu} data-no-print>
          <ActionMenu
            icon={IconDots}
            variant="subtle"
            label={t('site-instructions:item.actions', { name })}
            actions={[
              { label: t('site-instructions:item.edit'), icon: IconPencil, onClick: () => actions.edit(row) },
              ...(move
                ? [
                    {
                      label: t('site-instructions:item.up'),
                      icon: IconArrowUp,
                      disabled: !before,
                      onClick: step(before),
                    },
                    {
                      label: t('site-instructions:item.down'),
                      icon: IconArrowDown,
                      disabled: !after,
                      onClick: step(after),
                    },
                  ]
                : []),
              {
                label: t('site-instructions:item.delete'),
                icon: IconTrash,
                danger: true,
                onClick: () => actions.remove(row),
              },
            ]}
          />
        </div>
      )}
    </li>
  );
};
