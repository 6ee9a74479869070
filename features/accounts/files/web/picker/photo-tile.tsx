import { Button, CloseButton, Loader, TextInput } from '@mantine/core';
import { IconScribble } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Markup } from '../../contract/index.ts';
import { DrawDialog } from '../markup/lazy-draw-dialog.ts';
import { Marks } from '../markup/marks.tsx';
import classes from './photo-picker.module.css';

type Props = {
  file: Blob;
  number: number;
  busy?: boolean;
  comment?: string;
  onComment?: (comment: string) => void;
  onRemove?: () => void;
  markup?: Markup;
  onMarkup?: (markup: Markup) => void;
};

export const PhotoTile = ({ file, number, busy, comment, onComment, onRemove, markup, onMarkup }: Props) => {
  const t = useText();
  const [address, setAddress] = useState<string>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [drawing, setDrawing] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li>
      <div className={classes.picture}>
        {address && (
          <img
            src={address}
            alt={t('files:photos.photo', { number })}
            data-busy={busy ?? false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
          />
        )}
        {size && markup && <Marks markup={markup} fit="cover" {...size} />}
        {busy && <Loader size="sm" className={classes.busy} />}
        {onRemove && (
          <CloseButton
            className={classes.remove}
            variant="default"
            aria-label={t('files:photos.remove', { number })}
            onClick={onRemove}
          />
        )}
      </div>
      {onMarkup && size && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.draw}
          leftSection={<IconScribble size={16} aria-hidden />}
          aria-label={t('files:markup.drawOn', { number })}
          onClick={() => setDrawing(true)}
        >
          {t('files:markup.draw')}
        </Button>
      )}
      {drawing && address && onMarkup && (
        <Suspense fallback={null}>
          <DrawDialog
            src={address}
            markup={markup ?? []}
            onDone={onMarkup}
            onClose={() => setDrawing(false)}
          />
        </Suspense>
      )}
      {onComment && (
        <TextInput
          aria-label={t('files:photos.commentOn', { number })}
          placeholder={t('files:photos.comment')}
          maxLength={500}
          value={comment}
          onChange={(event) => onComment(event.currentTarget.value)}
        />
      )}
    </li>
  );
};
