import './texts.ts';

export { NotificationBell } from './bell/notification-bell.tsx';
