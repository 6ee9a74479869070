import { useBlocker } from '@tanstack/react-router';
import { confirm } from '../feedback/confirm.ts';
import { useText } from '../i18n/use-text.ts';
import { resolveStayed } from '../routing/staying.ts';
import { leavingOnPurpose } from './drafts.ts';

/** Asks before leaving a page with unsaved input. `active` is called at that moment. */
export const useLeaveGuard = (active: () => boolean): void => {
  const t = useText();
  useBlocker({
    enableBeforeUnload: () => active() && !leavingOnPurpose(),
    shouldBlockFn: async ({ current, next }) => {
      if (!active() || current.pathname === next.pathname) return false;
      const answer = await confirm(t('platform:form.leave'), {
        agree: t('platform:form.leaveNow'),
        disagree: t('platform:form.stay'),
      });
      if (answer === 0) resolveStayed();
      return answer === 0;
    },
  });
};
