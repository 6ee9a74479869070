export type Answered = { status: number; after: number };

/** Asks a server for its tasks. `after`: milliseconds until the whole answer was received. */
export const timeAnswer = async (address: string, headers: Record<string, string>): Promise<Answered> => {
  const since = performance.now();
  const answer = await fetch(`${address}/api/v1/core/tasks`, { headers });
  await answer.arrayBuffer();
  return { status: answer.status, after: Math.round(performance.now() - since) };
};
