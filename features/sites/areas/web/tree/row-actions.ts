import type { MenuAction } from '#platform/web/ui/index';
import type { AreaRow } from '../../contract/index.ts';

/** What can be done in a row of the tree. */
export type RowActions = {
  toggle: (id: number) => void;
  /** Empty for people who may only look. */
  menuOf: (area: AreaRow) => readonly MenuAction[];
  mayMove: boolean;
  mayEdit: boolean;
  /** The page of jobs is open to this person. */
  maySeeJobs: boolean;
};
