import { Suspense, useEffect } from 'react';
import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { jobSearchId } from '../job-search/job-search-id.ts';
import { paletteStore } from '../palette/palette-store.ts';
import { shortcutHelpStore } from './shortcut-help-store.ts';

const [ShortcutHelp] = lazyPart(() => import('./shortcut-help.tsx'));

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const focusSearch = (): void => {
  const search = document.getElementById(jobSearchId);
  if (search) search.focus();
  else paletteStore.set(true);
};

const togglePalette = (): void => paletteStore.set((open) => !open);

const actions: Record<string, () => void> = { '/': focusSearch, '?': () => shortcutHelpStore.set(true) };

const actionOf = (event: KeyboardEvent, singleKeys: boolean): (() => void) | undefined => {
  const command = event.ctrlKey || event.metaKey;
  if (command) return event.key.toLowerCase() === 'k' ? togglePalette : undefined;
  return singleKeys && !typing(event.target) ? actions[event.key] : undefined;
};

/** Ctrl/Cmd-K always works. Single keys work only outside of inputs, and only for people who switched them on. */
export const Shortcuts = () => {
  const { user } = useSession();
  const help = shortcutHelpStore.use();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = event.defaultPrevented || event.altKey ? undefined : actionOf(event, user.shortcuts);
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [user.shortcuts]);
  return help ? (
    <Suspense fallback={null}>
      <ShortcutHelp />
    </Suspense>
  ) : null;
};
