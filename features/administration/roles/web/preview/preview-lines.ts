import { restrictions } from '#features/accounts/access/contract';
import type { Flag } from '#platform/contract/flags';
import type { Direction, RolePreview } from '../../contract/index.ts';

/** One line of a preview. `direction` is the server's name for the change. */
export type PreviewLine = { flag: Flag; people: number; direction: Direction; restricts: boolean };

const linesOf = (preview: RolePreview, direction: Direction, restricts: boolean): PreviewLine[] =>
  preview[direction]
    .filter(({ flag }) => (restrictions[flag] !== undefined) === restricts)
    .map((line) => ({ ...line, direction, restricts }));

/** What people lose and gain by the change. A person who gets a restriction loses; a person who gets rid of one gains. */
export const previewLines = (preview: RolePreview): { loses: PreviewLine[]; gains: PreviewLine[] } => ({
  loses: [...linesOf(preview, 'loses', false), ...linesOf(preview, 'gains', true)],
  gains: [...linesOf(preview, 'gains', false), ...linesOf(preview, 'loses', true)],
});
