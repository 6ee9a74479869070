export { type HeldKey, keysOfPerson } from './record/key-counts-repository.ts';
