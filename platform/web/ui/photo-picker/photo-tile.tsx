import { CloseButton, Loader, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './photo-picker.module.css';

type Props = {
  file: Blob;
  number: number;
  busy?: boolean;
  comment?: string;
  onComment?: (comment: string) => void;
  onRemove?: () => void;
};

export const PhotoTile = ({ file, number, busy, comment, onComment, onRemove }: Props) => {
  const t = useText();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <li className={classes.tile}>
      <div className={classes.picture}>
        {address && (
          <img src={address} alt={t('platform:photos.photo', { number })} data-busy={busy ?? false} />
        )}
        {busy && <Loader size="sm" className={classes.busy} />}
        {onRemove && (
          <CloseButton
            className={classes.remove}
            variant="default"
            aria-label={t('platform:photos.remove', { number })}
            onClick={onRemove}
          />
        )}
      </div>
      {onComment && (
        <TextInput
          aria-label={t('platform:photos.commentOn', { number })}
          placeholder={t('platform:photos.comment')}
          maxLength={500}
          value={comment}
          onChange={(event) => onComment(event.currentTarget.value)}
        />
      )}
    </li>
  );
};
