export { ViewsMenu } from './menu/views-menu.tsx';
