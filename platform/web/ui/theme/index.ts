export { adoptStyles } from './adopted-style.ts';
export { CoraProvider } from './cora-provider.tsx';
