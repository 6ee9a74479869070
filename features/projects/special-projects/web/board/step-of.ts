import {
  type BoardCard,
  type BoardStatus,
  type NamedTransition,
  projectTransitions,
} from '../../contract/index.ts';

/** The allowed transition that brings a card into a column. Of several statuses it may lead to, the server says which it is. */
export const stepTo = (
  { allowed_transitions: allowed }: Pick<BoardCard, 'allowed_transitions'>,
  column: BoardStatus,
): NamedTransition | undefined => allowed.find((name) => projectTransitions.targetsOf(name).includes(column));
