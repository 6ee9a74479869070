import { Resolver } from 'node:dns/promises';

const none = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name; undefined when no DNS server has answered. `server` is `address:port`; without it, the servers
 * of the machine are asked. */
export const findTxt = async (name: string, server: string | undefined): Promise<string[] | undefined> => {
  // Milliseconds. Short, because a person waits for the answer.
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (server) resolver.setServers([server]);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return none.has((error as NodeJS.ErrnoException).code ?? '') ? [] : undefined;
  } finally {
    resolver.cancel();
  }
};
