import { createContext, useContext } from 'react';
import type { Schedule } from '../../contract/index.ts';
import type { Item, Spot } from './item.ts';

/** Data that every card and cell of a schedule needs. */
export type Board = {
  schedule: Schedule;
  userId: number;
  put: (item: Item, spot: Spot) => void;
  drop: (item: Item) => void;
  /** Opens the dialog that does the same as dragging. */
  ask: (item: Item) => void;
};

export const BoardContext = createContext<Board | null>(null);

export const useBoard = (): Board => {
  const board = useContext(BoardContext);
  if (!board) throw new Error('no schedule around');
  return board;
};
