import type { MenuAction } from './menu-action.ts';

export type MenuGroup = { title: string | undefined; actions: MenuAction[] };

/** Splits actions into groups: a section starts a new one. */
export const groupsOf = (actions: readonly MenuAction[]): readonly MenuGroup[] => {
  const groups: MenuGroup[] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last === undefined || action.section !== undefined) {
      groups.push({ title: action.section || undefined, actions: [action] });
    } else last.actions.push(action);
  }
  return groups;
};
