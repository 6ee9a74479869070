import { useState } from 'react';
import type { Mark, MarkColour, Markup, Point } from '../../contract/index.ts';

export type Tool = Mark['kind'];

const limit = 50;

/** Fraction of the picture. A shorter stroke counts as a tap and draws nothing. */
const shortest = 0.01;

/** How far one arrow key moves the newest mark, as a fraction of the picture. */
const step = 0.02;

const within = (value: number): number => Math.min(1, Math.max(0, value));

const shifted = (mark: Mark, dx: number, dy: number): Mark => {
  const move = ([x, y]: Point): Point => [within(x + dx), within(y + dy)];
  return mark.kind === 'text'
    ? { ...mark, at: move(mark.at) }
    : { ...mark, from: move(mark.from), to: move(mark.to) };
};

/** The marks of a drawing, with undo for every step. */
export const useDrawing = (initial: Markup) => {
  const [steps, setSteps] = useState<Markup[]>([initial]);
  const [draft, setDraft] = useState<Mark | null>(null);
  const marks = steps.at(-1) ?? [];
  const put = (next: Markup) => setSteps((before) => [...before, next]);
  const add = (mark: Mark) => {
    if (marks.length < limit) put([...marks, mark]);
  };
  return {
    marks,
    shown: draft ? [...marks, draft] : marks,
    full: marks.length >= limit,
    changed: steps.length > 1,
    add,
    begin: (kind: 'arrow' | 'circle', from: Point, colour: MarkColour) =>
      setDraft({ kind, from, to: from, colour }),
    drag: (to: Point) => setDraft((mark) => (mark && mark.kind !== 'text' ? { ...mark, to } : mark)),
    finish: () => {
      setDraft(null);
      if (!draft || draft.kind === 'text') return;
      const length = Math.hypot(draft.to[0] - draft.from[0], draft.to[1] - draft.from[1]);
      if (length >= shortest) add(draft);
    },
    /** Moves the newest mark, for people who cannot drag. */
    nudge: (key: string) => {
      const newest = marks.at(-1);
      const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
        key
      ];
      if (newest && way) put([...marks.slice(0, -1), shifted(newest, way[0] ?? 0, way[1] ?? 0)]);
      return way !== undefined;
    },
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    clear: () => put([]),
  };
};
