/** Creates `count` outputs. The first shows its text at once; each of the others shows its text when those before it
 * have ended. */
export const inOrder = (count, show) => {
  const held = Array.from({ length: count }, () => []);
  const ended = new Set();
  let turn = 0;
  return held.map((kept, at) => ({
    write: (chunk) => {
      if (at === turn) show(chunk);
      else kept.push(chunk);
    },
    end: () => {
      ended.add(at);
      while (ended.has(turn)) {
        turn += 1;
        for (const chunk of held[turn] ?? []) show(chunk);
      }
    },
  }));
};
