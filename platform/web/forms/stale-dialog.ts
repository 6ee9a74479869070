/** In a file of its own, so that forms load it only after a stale save: `const { askStale } = await import(...)`. */
export { askStale } from './stale-comparison.tsx';
