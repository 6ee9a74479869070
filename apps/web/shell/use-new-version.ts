import { useEffect } from 'react';
import { showAlert } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';
import { onProfileChanged } from '#platform/web/session/index';
import { refreshSession } from '../session/load-session.ts';
import { sessionStore } from '../session/session-store.ts';

const interval = 15 * 60_000;

const update = async (): Promise<void> => {
  await flushDrafts();
  location.reload();
};

/** Reads the settings again from time to time. When the server runs another build than the loaded one, offers to
 * reload; never forces it. */
export const useNewVersion = (): void => {
  useEffect(() => {
    const loaded = sessionStore.get()?.build;
    let shown = false;
    const look = async () => {
      const session = await refreshSession();
      if (shown || !session || session.build === loaded) return;
      shown = true;
      showAlert({
        text: text('app:shell.newVersion'),
        colour: 'blue',
        duration: 0,
        action: { label: text('app:shell.update'), run: () => void update() },
      });
    };
    const quietly = () => void look().catch(() => undefined);
    const timer = setInterval(quietly, interval);
    const stop = onProfileChanged(quietly);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
};
