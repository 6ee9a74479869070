export { publishExpiring } from './notices/publish-expiring.ts';
