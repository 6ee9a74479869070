import { Stack, UnstyledButton } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './list-sheet.module.css';

type Props = { count: string; children: ReactNode };

const shares = { peek: 0, half: 0.55, full: 1 } as const;

type Stop = keyof typeof shares;

const nearest = (share: number): Stop => {
  if (share < 0.25) return 'peek';
  return share < 0.78 ? 'half' : 'full';
};

/** The list at the lower edge of a phone: a tap opens it halfway, dragging sets its height. */
export const ListSheet = ({ count, children }: Props) => {
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ y: number; share: number; moved: boolean } | null>(null);
  const [stop, setStop] = useState<Stop>('peek');
  const [dragged, setDragged] = useState<number | null>(null);
  const share = dragged ?? shares[stop];
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, share: shares[stop], moved: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const room = sheet.current?.parentElement?.clientHeight ?? 0;
    if (!drag.current || room === 0) return;
    const moved = (drag.current.y - event.clientY) / room;
    if (Math.abs(moved) < 0.02 && !drag.current.moved) return;
    drag.current.moved = true;
    setDragged(Math.min(1, Math.max(0, drag.current.share + moved)));
  };
  const onPointerUp = () => {
    if (dragged !== null) setStop(nearest(dragged));
    setDragged(null);
  };
  const toggle = () => {
    if (!drag.current?.moved) setStop(stop === 'peek' ? 'half' : 'peek');
    drag.current = null;
  };
  return (
    <Stack
      ref={sheet}
      className={classes.sheet}
      gap={0}
      data-dragging={dragged !== null}
      style={{ height: `calc(52px + (100% - 52px) * ${share})` }}
    >
      <UnstyledButton
        className={classes.handle}
        aria-expanded={stop !== 'peek'}
        aria-label={`${count}. ${t(stop === 'peek' ? 'world-map:list.open' : 'world-map:list.close')}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={toggle}
      >
        <span className={classes.grip} aria-hidden />
        <span>{count}</span>
        <IconChevronUp size={18} className={classes.chevron} data-open={stop !== 'peek'} aria-hidden />
      </UnstyledButton>
      {share > 0 && <div className={classes.content}>{children}</div>}
    </Stack>
  );
};
