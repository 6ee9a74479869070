import '../start/without-eval.ts';
import '../../../platform/web/ui/theme/fonts.css';
import './auth.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthApp } from './auth-app.tsx';
import { applyScheme } from './scheme.ts';
import { locale } from './words.ts';

document.documentElement.lang = locale;
applyScheme();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AuthApp />
    </StrictMode>,
  );
}
