import type { MessageRef, Problem } from '#platform/contract/errors';

/** Why one of many was refused, in words: the first of the fields, where fields are wrong. */
export const reasonOf = ({ say }: { say: (said: MessageRef) => string }, problem: Problem): string => {
  const [first] = Object.values(problem.fields).flat();
  return say(first ?? (problem.said.code === 'forbidden' ? { code: 'may_not' } : problem.said));
};
