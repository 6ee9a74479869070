export { adoptStyles } from './adopted-style.ts';
export { type Brand, brandStore } from './brand.ts';
export { CoraProvider } from './cora-provider.tsx';
export { bases } from './palette.ts';
export { type Shades, shadesOf } from './shades.ts';
