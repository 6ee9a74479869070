import { fileEndpoints } from '#features/accounts/files/contract';
import type { Client } from '../client.ts';
import type { MadeFile } from './made-file.ts';

export type Tried = {
  read: number;
  rename: number;
  draw: number;
  remove: number;
  /** Whether the page that shows the file offers to draw on it; undefined where no page shows it to the person. */
  offered: boolean | undefined;
};

type Shown = { id?: unknown; can_mark?: unknown };

/** The file as it stands somewhere in the answer of a page. */
const findFile = (answer: unknown, file: number): Shown | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { id, can_mark } = answer as Shown;
  if (id === file && can_mark !== undefined) return answer;
  for (const part of Object.values(answer)) {
    const found = findFile(part, file);
    if (found) return found;
  }
  return undefined;
};

/** Does all that can be done with a file, removing last; `restore` brings a removed one back. */
export const tryFile = async (
  client: Client,
  { file, see }: MadeFile,
  restore: () => Promise<unknown>,
): Promise<Tried> => {
  const offered = findFile((await see?.(client))?.payload, file)?.can_mark as boolean | undefined;
  const params = { id: file };
  const { status: read } = await client.call(fileEndpoints.getFile, { params: { photoId: file } });
  const { status: rename } = await client.call(fileEndpoints.updateFile, {
    params,
    body: { name: 'Other.png' },
  });
  const { status: draw } = await client.call(fileEndpoints.markFile, {
    params,
    body: { markup: [{ kind: 'text', at: [0.5, 0.5], text: 'Here', colour: 'red' }] },
  });
  const { status: remove } = await client.call(fileEndpoints.deleteFile, { params });
  if (remove === 200) await restore();
  return { read, rename, draw, remove, offered };
};
