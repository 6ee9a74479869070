export { personPage, profilePage } from './routes.tsx';
