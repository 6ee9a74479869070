import { walkPages } from '../journeys/harness/walk-pages.ts';

walkPages({ locale: 'en', scheme: 'light', screen: 'desktop' }, 'all');
walkPages({ locale: 'en', scheme: 'dark', screen: 'phone' }, 'all');
