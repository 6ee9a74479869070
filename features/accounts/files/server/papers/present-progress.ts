import { refused } from '#platform/contract/errors';
import type { PaperProgress } from '../../contract/index.ts';
import type { PaperRow } from './paper-repository.ts';

export const presentProgress = ({ state, photos, photos_done }: PaperRow): PaperProgress => {
  if (state === 'failed') throw refused('paper_failed');
  return { state, photos, photos_done };
};
