import type { Task, TransitionName } from '../../../contract/index.ts';

const order = ['begin', 'close'] as const satisfies TransitionName[];

/** The usual next step: the main button on a phone. */
export const nextAction = ({ allowed_transitions }: Pick<Task, 'allowed_transitions'>) =>
  order.find((name) => allowed_transitions.includes(name));

/** All other actions. Undo is offered only in the message after the close. */
export const menuActions = (task: Pick<Task, 'allowed_transitions'>) =>
  task.allowed_transitions.filter((name) => name !== 'undo').filter((name) => name !== nextAction(task));
