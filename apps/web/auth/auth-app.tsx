import { lazy, Suspense, useEffect, useState } from 'react';
import { LoginPage } from './pages/login-page.tsx';
import { Frame } from './parts/frame.tsx';
import { words } from './words.ts';

/** Opened a few times in a life: whoever logs in does not wait for their code. */
const ForgotPage = lazy(async () => ({ default: (await import('./pages/forgot-page.tsx')).ForgotPage }));

const ResetPage = lazy(async () => ({ default: (await import('./pages/reset-page.tsx')).ResetPage }));

const SignupPage = lazy(async () => ({ default: (await import('./pages/signup-page.tsx')).SignupPage }));

const pages = {
  '/login': { name: 'login', Page: LoginPage },
  '/password/forgot': { name: 'forgot', Page: ForgotPage },
  '/password/reset': { name: 'reset', Page: ResetPage },
  '/signup': { name: 'signup', Page: SignupPage },
} as const;

const path = location.pathname.replace(/(.)\/$/, '$1');

/** There is no client-side routing here: a link to another sign-in page loads the document again. */
export const AuthApp = () => {
  const { name, Page } = pages[path as keyof typeof pages] ?? pages['/login'];
  const [{ title, lead }, setHeading] = useState({ title: words.titles[name], lead: words.lead[name] });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Frame title={title} lead={lead}>
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <Page onHeading={setHeading} />
      </Suspense>
    </Frame>
  );
};
