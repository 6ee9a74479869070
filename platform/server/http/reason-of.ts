import { type MessageRef, type Problem, shownMessage } from '#platform/contract/errors';

/** Why one of many was refused, in words: the first error of a field, or the message of the refusal. */
export const reasonOf = ({ say }: { say: (messageRef: MessageRef) => string }, problem: Problem): string => {
  const [first] = Object.values(problem.fields).flat();
  return say(first ?? shownMessage(problem.messageRef));
};
