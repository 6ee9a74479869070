/** On its own, so that forms fetch it when a save turns out stale: `const { askStale } = await import(...)`. */
export { askStale } from './stale-comparison.tsx';
