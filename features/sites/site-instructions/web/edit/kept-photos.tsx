import { Checkbox, Input } from '@mantine/core';
import type { FileRecord } from '#features/accounts/files/contract';
import { Picture } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import classes from './edit.module.css';

type Props = {
  photos: readonly FileRecord[];
  removed: readonly number[];
  onChange: (removed: number[]) => void;
};

/** The photos an instruction has; those without a tick go when it is saved. */
export const KeptPhotos = ({ photos, removed, onChange }: Props) => {
  const t = useText();
  if (photos.length === 0) return null;
  return (
    <Input.Wrapper label={t('site-instructions:form.photosNow')} labelElement="div">
      <ul className={classes.kept}>
        {photos.map(({ id, url, thumb_url }, nth) => {
          const keeps = !removed.includes(id);
          return (
            <li key={id} data-removed={!keeps}>
              <Picture src={thumb_url ?? url} alt="" />
              <Checkbox
                label={t('site-instructions:form.keepPhoto', { number: String(nth + 1) })}
                checked={keeps}
                onChange={() => onChange(keeps ? [...removed, id] : removed.filter((other) => other !== id))}
              />
            </li>
          );
        })}
      </ul>
    </Input.Wrapper>
  );
};
