import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import mark from '../brand/mark.svg';
import type { AuthPageProps, Heading } from './auth-page.ts';
import { LoginPage } from './pages/login-page.tsx';
import { switchLocale } from './parts/switch-locale.ts';
import { locale, words } from './words.ts';

const languages = { en: 'English', es: 'Español' } as const;

const Languages = () => (
  <nav className="languages" aria-label={words.language}>
    {(['en', 'es'] as const).map((other) => (
      <button
        key={other}
        type="button"
        lang={other}
        aria-pressed={other === locale}
        onClick={() => switchLocale(other)}
      >
        {languages[other]}
      </button>
    ))}
  </nav>
);

const Frame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className="auth">
    <header className="brand">
      <img src={mark} alt="" width="40" height="40" />
      <p>{words.tagline}</p>
    </header>
    <main className="panel">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </main>
    <footer>
      <Languages />
    </footer>
  </div>
);

/** People open these pages rarely, so somebody who logs in does not wait for their code. */
const ForgotPage = lazy(() => import('./pages/forgot-page.tsx'));
const ResetPage = lazy(() => import('./pages/reset-page.tsx'));
const OwnPasswordPage = lazy(() => import('./pages/own-password-page.tsx'));
const SignupPage = lazy(() => import('./pages/signup-page.tsx'));
const SetUpPage = lazy(() => import('./set-up/set-up-page.tsx'));
const SignOnPage = lazy(() => import('./sign-on/sign-on-page.tsx'));

const login = { name: 'login', Page: LoginPage } as const;

const pages: Record<string, { name: keyof typeof words.titles; Page: ComponentType<AuthPageProps> }> = {
  '/login': login,
  '/login/sso': { name: 'login', Page: SignOnPage },
  '/password/forgot': { name: 'forgot', Page: ForgotPage },
  '/password/reset': { name: 'reset', Page: ResetPage },
  '/password/own': { name: 'own', Page: OwnPasswordPage },
  '/two-factor/set-up': { name: 'setUp', Page: SetUpPage },
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
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <Page onHeading={setHeading} />
      </Suspense>
    </Frame>
  );
};
