export { default as Activities } from './activities.tsx';
export { default as Company } from './company.tsx';
export { default as MyTasks } from './my-tasks.tsx';
export { default as Nights } from './nights.tsx';
export { prefetchPersonal } from './offline-ready/bring-home.ts';
export { default as OwnNights } from './own-nights.tsx';
export { default as Setup, ShowSetup } from './setup.tsx';
export { default as SitesBehind } from './sites-behind.tsx';
