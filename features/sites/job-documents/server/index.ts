export { feature } from './feature.ts';
export { publishExpiring } from './notices/publish-expiring.ts';
