import { Button, Group, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowUpRight, IconCircle, IconEraser, IconLetterT } from '@tabler/icons-react';
import { type PointerEvent, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useReturnFocus } from '#platform/web/ui/index';
import { type MarkColour, type Markup, markColours, type Point } from '../../contract/index.ts';
import { inks, Marks } from './marks.tsx';
import classes from './markup.module.css';
import { type Tool, useDrawing } from './use-drawing.ts';

type Props = {
  /** Address of the picture. */
  src: string;
  markup: Markup;
  /** Resolves when the marks are saved; then the dialog closes. */
  onDone: (markup: Markup) => Promise<void> | void;
  onClose: () => void;
};

const icons = { arrow: IconArrowUpRight, circle: IconCircle, text: IconLetterT };
const tools = ['arrow', 'circle', 'text'] as const satisfies Tool[];

const middle: Record<'arrow' | 'circle', [Point, Point]> = {
  arrow: [
    [0.35, 0.35],
    [0.5, 0.5],
  ],
  circle: [
    [0.4, 0.4],
    [0.6, 0.6],
  ],
};

/** Draws arrows, circles and words on a photo. People who cannot drag add a mark in the middle and move it with the
 * arrow keys. */
const DrawDialog = ({ src, markup, onDone, onClose }: Props) => {
  useReturnFocus();
  const t = useText();
  const [tool, setTool] = useState<Tool>('arrow');
  const [colour, setColour] = useState<MarkColour>('red');
  const [words, setWords] = useState('');
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [saving, setSaving] = useState(false);
  const drawing = useDrawing(markup);
  const picture = useRef<HTMLImageElement>(null);

  /** The position of a pointer on the picture. The picture fills its element, so the edges are the same. */
  const pointOf = (event: PointerEvent): Point => {
    const box = picture.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return [share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height)];
  };
  const write = (point: Point) => {
    const text = words.trim();
    if (text) drawing.add({ kind: 'text', at: point, text, colour });
  };
  const inTheMiddle = () => {
    if (tool === 'text') return write([0.4, 0.5]);
    const [from, to] = middle[tool];
    drawing.add({ kind: tool, from, to, colour });
  };
  const done = async () => {
    setSaving(true);
    try {
      await onDone(drawing.marks);
      onClose();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('files:markup.title')}
      closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      classNames={{ body: classes.dialog, content: classes.content }}
    >
      <Group gap="xs" className={classes.tools}>
        <SegmentedControl
          aria-label={t('files:markup.tool')}
          value={tool}
          onChange={(value) => setTool(value as Tool)}
          data={tools.map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: (
                <span className={classes.tool}>
                  <Icon size={18} aria-hidden /> {t(`files:markup.${value}`)}
                </span>
              ),
            };
          })}
        />
        <SegmentedControl
          aria-label={t('files:markup.colour')}
          value={colour}
          onChange={(value) => setColour(value as MarkColour)}
          data={markColours.map((value) => ({
            value,
            label: (
              <span className={classes.tool}>
                <span className={classes.ink} style={{ background: inks[value] }} aria-hidden />
                <span className={classes.hidden}>{t(`files:markup.${value}`)}</span>
              </span>
            ),
          }))}
        />
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={!drawing.changed}
          onClick={drawing.undo}
        >
          {t('platform:actions.undo')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEraser size={18} aria-hidden />}
          disabled={drawing.marks.length === 0}
          onClick={drawing.clear}
        >
          {t('files:markup.clear')}
        </Button>
      </Group>
      <Group gap="xs" className={classes.tools} align="flex-end">
        {tool === 'text' && (
          <TextInput
            className={classes.words}
            label={t('files:markup.words')}
            description={t('files:markup.wordsHint')}
            maxLength={100}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <Button
          variant="default"
          disabled={drawing.full || (tool === 'text' && words.trim() === '')}
          onClick={inTheMiddle}
        >
          {t('files:markup.middle')}
        </Button>
      </Group>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of drawings, not of fields. */}
        <div
          className={classes.canvas}
          role="group"
          aria-label={t('files:markup.canvas', { count: drawing.marks.length })}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the newest mark from here.
          tabIndex={0}
          onKeyDown={(event) => {
            if (drawing.nudge(event.key)) event.preventDefault();
          }}
          onPointerDown={(event) => {
            if (drawing.full) return;
            if (tool === 'text') return write(pointOf(event));
            event.currentTarget.setPointerCapture(event.pointerId);
            drawing.begin(tool, pointOf(event), colour);
          }}
          onPointerMove={(event) => drawing.drag(pointOf(event))}
          onPointerUp={drawing.finish}
          onPointerCancel={drawing.finish}
        >
          <img
            ref={picture}
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
          />
          {size && <Marks markup={drawing.shown} fit="contain" {...size} />}
        </div>
      </div>
      <Group gap="xs" className={classes.end}>
        <Button loading={saving} disabled={!drawing.changed} onClick={() => void done()}>
          {t('platform:actions.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('platform:actions.cancel')}
        </Button>
      </Group>
    </Modal>
  );
};

export default DrawDialog;
