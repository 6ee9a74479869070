import { Outlet, useMatches } from '@tanstack/react-router';
import { FeedbackLayer } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useMaybeSession } from '#platform/web/session/index';
import classes from './frame.module.css';
import { useLiveChanges } from './live/use-live-changes.ts';
import { NavFrame } from './nav-frame.tsx';
import { ProgressLine } from './progress-line.tsx';

const LiveChanges = () => {
  useLiveChanges();
  return null;
};

/** The frame of every page: with navigation on `nav` pages, without anything on others or without a session. */
export const Frame = () => {
  const t = useText();
  const session = useMaybeSession();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const content = (
    <main id="main" className={classes.main} tabIndex={-1}>
      <Outlet />
    </main>
  );
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('app:shell.skip')}
      </a>
      <ProgressLine />
      {session && page?.layout === 'nav' ? <NavFrame>{content}</NavFrame> : content}
      {session && page?.layout === 'wall' && <LiveChanges />}
      <FeedbackLayer />
    </>
  );
};
