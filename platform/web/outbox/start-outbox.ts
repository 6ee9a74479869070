import type { QueryClient } from '@tanstack/react-query';
import { goToLogin } from '../api/login-redirect.ts';
import { changeAlert, closeAlert, showAlert } from '../feedback/alerts.ts';
import { text } from '../i18n/use-text.ts';
import { goTo } from './go-to.ts';
import { kindOf, loadKinds } from './kinds.ts';
import { pageOwner } from './owner.ts';
import { closeWhenPanelOpens, openOutboxPanel, outboxPanelStore } from './panel-store.ts';
import { refreshUnsent } from './refresh-unsent.ts';
import { onChanged, onSettled, type Settled } from './results.ts';
import { retryNow, wake } from './sender.ts';
import { awaitedStore, unsentStore } from './unsent-store.ts';

let started = false;

const showRefused = (title: string, message: string): void => {
  if (outboxPanelStore.get()) return;
  const notice = showAlert({
    text: text('platform:outbox.refusedLate', { title, message }),
    colour: 'red',
    stays: true,
    action: { label: text('platform:outbox.show'), run: openOutboxPanel },
  });
  closeWhenPanelOpens(notice);
};

let ended: number | undefined;

/** Without it the entries would wait silently, because nobody has to read anything while working. */
const showSessionEnded = async (): Promise<void> => {
  await refreshUnsent();
  const words = text('platform:outbox.sessionEnded', { count: unsentStore.get().length });
  if (ended !== undefined) return changeAlert(ended, words);
  ended = showAlert({
    text: words,
    colour: 'red',
    stays: true,
    action: { label: text('platform:outbox.logIn'), run: goToLogin },
    callback: () => {
      ended = undefined;
    },
  });
};

const isMine = ({ light }: Settled): boolean => {
  const owner = pageOwner();
  return light.owner.user === owner?.user && light.owner.organization === owner.organization;
};

const showOutcome = async (client: QueryClient, settled: Settled, here: boolean): Promise<void> => {
  const { id, light, result } = settled;
  const late = here && !awaitedStore.get().has(id);
  if (!kindOf(light.kind)) await loadKinds();
  const kind = kindOf(light.kind);
  if (result.sent) {
    // Somebody has logged in again in another tab.
    if (ended !== undefined) closeAlert(ended);
    kind?.delivered({ client, answer: result.answer as never, write: light as never, late, go: goTo });
  } else if (result.reason.cause === 'refused') {
    kind?.refused?.(client, light as never);
    if (late) showRefused(kind?.title(light.about) ?? '', result.reason.message);
  } else if (result.reason.cause === 'session' && result.reason.code !== 'other_user') {
    await showSessionEnded();
  }
};

const again = (): void => {
  retryNow().then(wake, wake);
};

/** Starts sending what waits on the device, and continues at every opportunity. */
export const startOutbox = (client: QueryClient): void => {
  if (started || !pageOwner()) return;
  started = true;
  onSettled((settled, here) => {
    if (isMine(settled)) void showOutcome(client, settled, here);
  });
  onChanged((here) => {
    void refreshUnsent();
    if (!here) wake();
  });
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) again();
  });
  void refreshUnsent();
  again();
};
