import type { ReactNode } from 'react';
import mark from '../../brand/mark.svg';
import { locale, words } from '../words.ts';
import { switchLocale } from './switch-locale.ts';

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

export const Frame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
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
