import { Button, Group, Modal } from '@mantine/core';
import { type PointerEvent, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useReturnFocus, useTopmost } from '#platform/web/ui/index';
import type { MarkColour, Markup, Point } from '../../contract/index.ts';
import { DrawTools } from './draw-tools.tsx';
import { Marks } from './marks.tsx';
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
  useTopmost();
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
      <Group className={classes.stage} gap={0} justify="center" wrap="nowrap">
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
      </Group>
      <DrawTools
        tool={tool}
        setTool={setTool}
        colour={colour}
        setColour={setColour}
        words={words}
        setWords={setWords}
        drawing={drawing}
        onMiddle={inTheMiddle}
      >
        <Button variant="default" className={classes.cancel} onClick={onClose}>
          {t('platform:actions.cancel')}
        </Button>
        <Button loading={saving} disabled={!drawing.changed} onClick={() => void done()}>
          {t('platform:actions.save')}
        </Button>
      </DrawTools>
    </Modal>
  );
};

export default DrawDialog;
