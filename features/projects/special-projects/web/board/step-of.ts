import {
  type BoardCard,
  type BoardStatus,
  type NamedTransition,
  projectTransitions,
} from '../../contract/index.ts';

/** Statuses that a transition may lead to; the server says which it is. */
const targetsOf = (name: NamedTransition): readonly string[] => {
  const { to } = projectTransitions[name];
  if (to === 'held') return ['pending', 'open', 'active'];
  return to === 'planned' ? ['open', 'pending'] : [to];
};

/** The allowed transition that brings a card into a column. */
export const stepTo = (
  { allowed_transitions: allowed }: Pick<BoardCard, 'allowed_transitions'>,
  column: BoardStatus,
): NamedTransition | undefined => allowed.find((name) => targetsOf(name).includes(column));
