import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { loadedCode } from '../routing/load-code.ts';
import { useCutOff } from '../routing/offline-ready.ts';
import { useSession } from '../session/index.ts';
import type { Store } from '../store/create-store.ts';
import { type Part, partComponent } from './job-parts.ts';
import { shownTo } from './shown-to.ts';

type AddedTab = { id: string; title: string; order: number; content: ReactNode; away: boolean };

/** The tabs that other features add to a record's page, with what they are about. */
export const useAddedTabs = <P extends object>(
  store: Store<readonly Part<P>[]>,
  about: P,
): readonly AddedTab[] => {
  const t = useText();
  const { flags } = useSession();
  const cutOff = useCutOff();
  return store
    .use()
    .filter(shownTo(flags))
    .map((tab) => {
      const Content = partComponent(tab);
      const away = cutOff && loadedCode(tab.component) === undefined;
      return { id: tab.id, title: t(tab.title), order: tab.order, content: <Content {...about} />, away };
    });
};
