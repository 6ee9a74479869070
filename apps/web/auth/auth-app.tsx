import { type ComponentType, useEffect, useState } from 'react';
import type { AuthPageProps, Heading } from './auth-page.ts';
import { ForgotPage } from './pages/forgot-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { OwnPasswordPage } from './pages/own-password-page.tsx';
import { ResetPage } from './pages/reset-page.tsx';
import { SignupPage } from './pages/signup-page.tsx';
import { Frame } from './parts/frame.tsx';
import { words } from './words.ts';

const login = { name: 'login', Page: LoginPage } as const;

const pages: Record<string, { name: keyof typeof words.titles; Page: ComponentType<AuthPageProps> }> = {
  '/login': login,
  '/password/forgot': { name: 'forgot', Page: ForgotPage },
  '/password/reset': { name: 'reset', Page: ResetPage },
  '/password/own': { name: 'own', Page: OwnPasswordPage },
  '/signup': { name: 'signup', Page: SignupPage },
};

const path = location.pathname.replace(/(.)\/$/, '$1');

/** There is no client-side routing here: a link to another sign-in page loads the document again. */
export const AuthApp = () => {
  const { name, Page } = pages[path] ?? login;
  const [heading, setHeading] = useState<Heading>({ title: words.titles[name], lead: words.lead[name] });
  useEffect(() => {
    document.title = heading.title;
  }, [heading.title]);
  return (
    <Frame {...heading}>
      <Page onHeading={setHeading} />
    </Frame>
  );
};
