import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import classes from './dropdown.module.css';

/** Closes a panel on a press outside of `place`, or on Escape, which returns the focus to the button. `place` contains
 * both button and panel. Spread the result on it. */
const useDismiss = (place: RefObject<HTMLElement | null>, open: boolean, close: () => void) => {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [place, open]);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || event.key !== 'Escape') return;
      event.stopPropagation();
      close();
      place.current?.querySelector('button')?.focus();
    },
  };
};

type Props = {
  open: boolean;
  close: () => void;
  /** The button, followed by a `DropdownPanel` with its content. */
  children: ReactNode;
};

/** Wraps a button and its panel, so that Tab goes from one to the other. */
export const Dropdown = ({ open, close, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={classes.place} {...useDismiss(place, open, close)}>
      {children}
    </div>
  );
};

type PanelProps = ComponentPropsWithoutRef<'div'> & {
  /** The edge that panel and button share. */
  side: 'start' | 'end';
};

const margin = 8;

/** Pixels. With less height, too little of a panel would show; the page can be scrolled to the rest. */
const minHeight = 240;

/** Pixels by which the panel must move to stay within the window. */
const shiftOf = ({ left, right }: DOMRect): number => {
  const room = document.documentElement.clientWidth - margin;
  return right > room ? Math.max(room - right, margin - left) : Math.max(0, margin - left);
};

/** Pixels of height that a panel beginning at `top` may take in the window. */
export const roomBelow = (top: number, height: number): number =>
  Math.max(minHeight, Math.floor(height - top - margin));

/** Its content may use `--dropdown-room`, the height down to the lower edge of the window. */
export const DropdownPanel = ({ side, className, style, ...props }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const measure = () => {
      if (panel.current) setRoom(roomBelow(panel.current.getBoundingClientRect().top, innerHeight));
    };
    if (panel.current) setShift(shiftOf(panel.current.getBoundingClientRect()));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return (
    <div
      {...props}
      ref={panel}
      data-side={side}
      style={
        {
          ...style,
          ...(shift !== 0 && { translate: shift }),
          '--dropdown-room': `${room}px`,
        } as CSSProperties
      }
      className={[classes.dropdown, className].join(' ')}
    />
  );
};
