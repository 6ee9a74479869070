import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Flag } from '#platform/contract/flags';
import { listPage } from '#platform/web/list/index';
import { useSession } from '#platform/web/session/index';
import { usePhone } from '#platform/web/ui/index';
import { beginsWithMine } from '../../../contract/index.ts';
import { taskList } from './task-list-definition.ts';
import { type TaskSearch, taskSearch } from './task-search.ts';

type Set = (patch: Partial<TaskSearch>, options: { replace: boolean }) => void;

const nothing = JSON.stringify(taskSearch.parse({}));

/** In the form in which a saved view keeps filters. */
const mineFirst = { mine: 'true' };

const opensMine = (search: TaskSearch, flags: ReadonlySet<Flag>, phone: boolean): boolean =>
  phone && beginsWithMine(flags) && JSON.stringify(search) === nothing;

const ownTasks = { view: 'list', mine: true } as const;

const allTasks = { view: 'list' } as const;

type First = { visit: number; begun: typeof mineFirst | undefined };

/** The parameters with which the page begins. */
export const firstSearch = (search: TaskSearch, flags: ReadonlySet<Flag>, phone: boolean): TaskSearch =>
  opensMine(search, flags, phone) ? { ...search, ...ownTasks } : search;

/** On a phone, when the address asks for nothing, opens the own tasks of somebody who works in the buildings, or all open tasks
 * if none is assigned to them. `visit` counts how often that happened, `begun` is what it set; while `pending`, nothing should be
 * drawn yet. */
export const useFirstView = (search: TaskSearch, setSearch: Set) => {
  const { flags } = useSession();
  const phone = usePhone();
  const [{ visit, begun }, setFirst] = useState<First>({ visit: 0, begun: undefined });
  const pending = opensMine(search, flags, phone);
  const own = useQuery({
    ...listPage(taskList, { ...search, ...ownTasks }),
    enabled: pending,
    meta: { quiet: true },
  });
  // Without a network and without tasks on the device the list opens and says so.
  const known = own.isSuccess || own.isError || own.fetchStatus === 'paused';
  const none = own.data?.rows.length === 0;
  useEffect(() => {
    if (!pending || !known) return;
    setFirst((before) => ({ visit: before.visit + 1, begun: none ? undefined : mineFirst }));
    setSearch(none ? allTasks : ownTasks, { replace: true });
  }, [pending, known, none, setSearch]);
  return { visit, begun, pending };
};
