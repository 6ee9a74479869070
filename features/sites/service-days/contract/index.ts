export { endOfNight, noon } from './night-end.ts';
