import type { Task, TransitionName } from '../../../contract/index.ts';

const order = ['begin', 'close'] as const satisfies TransitionName[];

/** The usual next step: the main button on a phone. */
export const nextAction = ({ allowed_transitions }: Pick<Task, 'allowed_transitions'>) =>
  order.find((name) => allowed_transitions.includes(name));

const inMenu = ['close', 'reopen', 'cancel'] as const satisfies TransitionName[];

/** All other actions. Undo is offered only in the message after the close. */
export const menuActions = (task: Pick<Task, 'allowed_transitions'>) =>
  inMenu.filter((name) => name !== nextAction(task) && task.allowed_transitions.includes(name));
