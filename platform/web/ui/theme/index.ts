export { adoptStyles } from './adopted-style.ts';
export { type Brand, brandStore } from './brand.ts';
export { CoraProvider } from './cora-provider.tsx';
