import { walkPages } from '../journeys/harness/walk-pages.ts';

walkPages({ locale: 'es', scheme: 'light', screen: 'desktop' }, 'all');
walkPages({ locale: 'es', scheme: 'dark', screen: 'phone' }, 'all');
