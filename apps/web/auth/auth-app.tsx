import { useEffect, useState } from 'react';
import { ForgotPage } from './pages/forgot-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { ResetPage } from './pages/reset-page.tsx';
import { SignupPage } from './pages/signup-page.tsx';
import { Frame } from './parts/frame.tsx';
import { words } from './words.ts';

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
      <Page onHeading={setHeading} />
    </Frame>
  );
};
