import { Box, Modal, NativeSelect, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { usePhone, useReturnFocus } from '#platform/web/ui/index';
import type { FileRecord } from '../../contract/index.ts';
import { Marks } from '../markup/marks.tsx';
import classes from './compare.module.css';
import { PhotoFacts } from './photo-facts.tsx';
import { Picture } from './picture.tsx';

type Props = {
  before: readonly FileRecord[];
  after: readonly FileRecord[];
  zone: string;
  onClose: () => void;
};

const Shown = ({ file, className }: { file: FileRecord; className?: string }) => (
  <div className={className}>
    <Picture src={file.url} alt={file.comment || file.name} draggable={false} />
    {file.markup && file.width && file.height && (
      <Marks markup={file.markup} fit="contain" width={file.width} height={file.height} />
    )}
  </div>
);

/** Chooses which of several photos is shown on a side. */
const Choice = ({
  label,
  files,
  value,
  onChange,
}: {
  label: string;
  files: readonly FileRecord[];
  value: number;
  onChange: (at: number) => void;
}) => {
  const t = useText();
  if (files.length < 2) return <Text fw={600}>{label}</Text>;
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={files.map((file, at) => ({
        value: String(at),
        label: file.comment || t('files:photos.open', { number: at + 1, total: files.length }),
      }))}
    />
  );
};

/** Compares a place before and after: side by side, on a phone one over the other with a slider. */
const CompareDialog = ({ before, after, zone, onClose }: Props) => {
  useReturnFocus();
  const t = useText();
  const phone = usePhone();
  const [left, setLeft] = useState(0);
  const [right, setRight] = useState(0);
  const [share, setShare] = useState(50);
  const was = before[left];
  const is = after[right];
  if (!was || !is) return null;
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('files:photos.compare')}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      classNames={{ body: classes.dialog, content: classes.content }}
    >
      <div className={classes.choices}>
        <Choice label={t('files:photos.before')} files={before} value={left} onChange={setLeft} />
        <Choice label={t('files:photos.after')} files={after} value={right} onChange={setRight} />
      </div>
      {phone ? (
        <>
          <Box
            className={classes.over}
            pos="relative"
            style={{ '--share': `${share}%` } as React.CSSProperties}
          >
            <Shown file={was} className={classes.layer} />
            <Shown file={is} className={`${classes.layer} ${classes.top}`} />
          </Box>
          <Slider
            className={classes.slider}
            value={share}
            onChange={setShare}
            label={null}
            thumbLabel={t('files:photos.compareSlider')}
            thumbSize={28}
          />
        </>
      ) : (
        <div className={classes.sides}>
          <Shown file={was} className={classes.layer} />
          <Shown file={is} className={classes.layer} />
        </div>
      )}
      <div className={classes.choices}>
        <PhotoFacts file={was} zone={zone} />
        <PhotoFacts file={is} zone={zone} />
      </div>
    </Modal>
  );
};

export default CompareDialog;
