import { useEffect, useState } from 'react';
import type { Flag } from '#platform/contract/flags';
import { useSession } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';
import { beginsWithMine } from '../../../contract/index.ts';
import { type TaskSearch, taskSearch } from './task-search.ts';

type Set = (patch: Partial<TaskSearch>, options: { replace: boolean }) => void;

const nothing = JSON.stringify(taskSearch.parse({}));

/** As a saved view keeps it. */
export const mineFirst = { mine: 'true' };

const opensMine = (search: TaskSearch, flags: ReadonlySet<Flag>, phone: boolean): boolean =>
  phone && beginsWithMine(flags) && JSON.stringify(search) === nothing;

const ownTasks = { view: 'list', mine: true } as const;

/** The parameters with which the page begins. */
export const firstSearch = (search: TaskSearch, flags: ReadonlySet<Flag>, phone: boolean): TaskSearch =>
  opensMine(search, flags, phone) ? { ...search, ...ownTasks } : search;

/** Opens the own tasks of somebody who works in the buildings, on a phone, where the address asks for nothing.
 * `visit` counts how often that happened; while `pending` nothing should be read yet. */
export const useFirstView = (search: TaskSearch, setSearch: Set): { visit: number; pending: boolean } => {
  const { flags } = useSession();
  const phone = usePhone();
  const [visit, setVisit] = useState(0);
  const pending = opensMine(search, flags, phone);
  useEffect(() => {
    if (!pending) return;
    setVisit((before) => before + 1);
    setSearch(ownTasks, { replace: true });
  }, [pending, setSearch]);
  return { visit, pending };
};
