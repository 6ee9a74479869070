import type { Task, TransitionName } from '../../../contract/index.ts';

const order = ['begin', 'close'] as const satisfies TransitionName[];

/** The step that usually comes next; the button at the thumb. */
export const nextAction = ({ allowed_transitions }: Pick<Task, 'allowed_transitions'>) =>
  order.find((name) => allowed_transitions.includes(name));

const inMenu = ['close', 'reopen', 'cancel'] as const satisfies TransitionName[];

/** The others. Undo is offered by the notice of the close alone. */
export const menuActions = (task: Pick<Task, 'allowed_transitions'>) =>
  inMenu.filter((name) => name !== nextAction(task) && task.allowed_transitions.includes(name));
