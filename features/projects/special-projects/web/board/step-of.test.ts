import { expect, it } from 'vitest';
import type { BoardCard, BoardStatus } from '../../contract/index.ts';
import { stepTo } from './step-of.ts';

const card = (...allowed_transitions: BoardCard['allowed_transitions']) => ({ allowed_transitions });

it.each<[BoardCard['allowed_transitions'], BoardStatus, string | undefined]>([
  [['approve', 'activate', 'cancel'], 'pending', 'approve'],
  [['approve', 'activate', 'cancel'], 'open', 'activate'],
  [['begin', 'hold', 'close', 'cancel'], 'on_hold', 'hold'],
  [['resume', 'cancel'], 'active', 'resume'],
  [['reopen'], 'open', 'reopen'],
  [['begin', 'hold'], 'draft', undefined],
  [[], 'closed', undefined],
])('of %j the step to %s is %s', (allowed, column, step) => {
  expect(stepTo(card(...allowed), column)).toBe(step);
});
