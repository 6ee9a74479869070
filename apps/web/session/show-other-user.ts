import { showAlert } from '#platform/web/feedback/index';
import { flushDrafts } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';

const reload = async (): Promise<void> => {
  await flushDrafts();
  location.reload();
};

/** Another person signed in from another tab. The page stays as it is, because what was typed into it belongs to the
 * person who signed out. */
export const showOtherUser = (words: string): void => {
  showAlert({
    text: words,
    colour: 'red',
    stays: true,
    action: { label: text('platform:actions.reload'), run: () => void reload() },
  });
};
